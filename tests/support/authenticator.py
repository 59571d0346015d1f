"""An authenticator without hardware: makes passkeys and signs with them, rightly or as a test wants it."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Authenticator:
    """One passkey. `flags`: the person is there, and has shown who they are."""

    origin: str
    place: str = "localhost"
    uses: int = 0
    flags: int = PRESENT | VERIFIED
    credential: bytes = field(default_factory=lambda: os.urandom(32))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    def client_data(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def head(self, flags: int) -> bytes:
        place = sha256(self.place.encode()).digest()
        return place + bytes([flags]) + self.uses.to_bytes(4, "big")

    def make(self, options: dict[str, Any]) -> dict[str, str]:
        """As `navigator.credentials.create` answers, and the page sends it on."""
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        )
        length = len(self.credential).to_bytes(2, "big")
        data = self.head(self.flags | WITH_KEY) + bytes(16) + length + self.credential + public
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "client_data": written(self.client_data("webauthn.create", options)),
            "attestation": written(attestation),
        }

    def sign(self, options: dict[str, Any]) -> dict[str, str]:
        """As `navigator.credentials.get` answers, and the page sends it on."""
        self.uses += 1
        data, said = self.head(self.flags), self.client_data("webauthn.get", options)
        signature = self.key.sign(data + sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": written(self.credential),
            "client_data": written(said),
            "authenticator_data": written(data),
            "signature": written(signature),
        }
