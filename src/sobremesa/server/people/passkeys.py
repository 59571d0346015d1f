"""Passkeys (WebAuthn): what a browser is asked to sign, and whether its answer is right. Keeps nothing.

A passkey belongs to one place: the address at which people open this house. Browsers make passkeys only over HTTPS, for
an address with a name, and on the machine itself (`localhost`). The library loads when somebody first uses a passkey:
it takes a third of a second and some 15 MB.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
from base64 import urlsafe_b64decode
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

from sobremesa.server.table.proposals import NotHere

T = TypeVar("T")
HERE: Final = "localhost"
PATIENCE: Final = 5 * 60 * 1000  # milliseconds for somebody to answer their device
SIGNS: Final = (-8, -7, -257)  # EdDSA, ES256, RS256: the algorithms that are taken


class Place(NamedTuple):
    """Where a passkey is good: the address of the page, and the name in it (WebAuthn's relying party)."""

    origin: str
    name: str


class Fresh(NamedTuple):
    """What a browser says of a new passkey; bytes are written in base64url."""

    client_data: str
    attestation: str


class Signed(NamedTuple):
    """What a browser says when a passkey has signed."""

    credential: str
    client_data: str
    authenticator_data: str
    signature: str


class Made(NamedTuple):
    credential: bytes
    public_key: bytes
    uses: int


def origin_of(url: str) -> str:
    """The origin of an address, if browsers make passkeys there; else nothing.

    >>> origin_of("https://play.example/house"), origin_of(f"http://{HERE}:80").partition("://")
    ('https://play.example', ('http', '://', 'localhost:80'))
    >>> origin_of("http://play.example"), origin_of("https://192.0.2.7"), origin_of("https://[::1]"), origin_of("play")
    ('', '', '', '')
    """
    try:
        parts = urlsplit(url)
        name, _port = parts.hostname or "", parts.port
    except ValueError:
        return ""
    if (parts.scheme == "http" and name != HERE) or parts.scheme not in ("http", "https"):
        return ""
    return f"{parts.scheme}://{parts.netloc}".lower() if name and not numeric(name) else ""


def numeric(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def place_of(origin: str, host: str, known: str) -> Place:
    """Where somebody is who asks from a page of this origin; NotHere, and where passkeys work, if they do not there.

    >>> place_of("https://play.example", "play.example", "https://play.example").name
    'play.example'
    >>> place_of(f"http://{HERE}:8000", "localhost:8000", "").name
    'localhost'
    >>> place_of("https://evil.example", "play.example", "https://play.example")
    Traceback (most recent call last):
    sobremesa.server.table.proposals.NotHere: passkey-place
    """
    parts = urlsplit(origin)
    here = origin_of(origin) and parts.hostname == HERE and parts.netloc == host
    if origin and (origin == known or here):
        return Place(origin, parts.hostname or "")
    if known:
        raise NotHere("passkey-place", place=known)
    raise NotHere("passkey-nowhere")


def bytes_of(text: str) -> bytes:
    """
    >>> bytes_of("_-8")
    b'\\xff\\xef'
    """
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise NotHere("passkey-wrong") from None


def challenge_in(client_data: str) -> bytes:
    """What a browser says that it was asked to sign. Nothing is proved by that."""
    try:
        return bytes_of(str(json.loads(bytes_of(client_data))["challenge"]))
    except (ValueError, KeyError, TypeError, RecursionError):
        raise NotHere("passkey-wrong") from None


async def carefully(work: Callable[[], T]) -> T:
    """Not where tables are served. Whatever the library cannot read or verify is refused, and it has many words for
    that: what it was given is whatever somebody sent."""
    try:
        return await asyncio.to_thread(work)
    except Exception:
        raise NotHere("passkey-wrong") from None


async def to_make(
    place: Place, user: bytes, name: str, challenge: bytes, there: Sequence[bytes]
) -> dict[str, Any]:
    """For `navigator.credentials.create`: a passkey that is found without a name being typed, and that asks its owner
    for a finger, a face or a PIN; none where there is one already."""

    def work() -> dict[str, Any]:
        import webauthn
        from webauthn.helpers import structs
        from webauthn.helpers.cose import COSEAlgorithmIdentifier

        options = webauthn.generate_registration_options(
            rp_id=place.name,
            rp_name="Sobremesa",
            user_id=user,
            user_name=name,
            challenge=challenge,
            timeout=PATIENCE,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=one) for one in there],
            supported_pub_key_algs=[COSEAlgorithmIdentifier(one) for one in SIGNS],
        )
        found: dict[str, Any] = json.loads(webauthn.options_to_json(options))
        return found

    return await asyncio.to_thread(work)


async def to_sign(place: Place, challenge: bytes) -> dict[str, Any]:
    """For `navigator.credentials.get`: any passkey that the device has for this place."""

    def work() -> dict[str, Any]:
        import webauthn
        from webauthn.helpers import structs

        options = webauthn.generate_authentication_options(
            rp_id=place.name,
            challenge=challenge,
            timeout=PATIENCE,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        )
        found: dict[str, Any] = json.loads(webauthn.options_to_json(options))
        return found

    return await asyncio.to_thread(work)


async def made(place: Place, challenge: bytes, fresh: Fresh) -> Made:
    """The new passkey, if all about it is right; NotHere if not."""
    client_data, attestation = bytes_of(fresh.client_data), bytes_of(fresh.attestation)
    from_here(place, client_data)

    def work() -> Made:
        import webauthn
        from webauthn.helpers import bytes_to_base64url, parse_attestation_object, structs
        from webauthn.helpers.cose import COSEAlgorithmIdentifier

        data = parse_attestation_object(attestation).auth_data.attested_credential_data
        name = data.credential_id if data else b""
        found = webauthn.verify_registration_response(
            credential=structs.RegistrationCredential(
                id=bytes_to_base64url(name),
                raw_id=name,
                response=structs.AuthenticatorAttestationResponse(client_data, attestation),
            ),
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
            require_user_verification=True,
            supported_pub_key_algs=[COSEAlgorithmIdentifier(one) for one in SIGNS],
        )
        return Made(found.credential_id, found.credential_public_key, found.sign_count)

    return await carefully(work)


async def signed(place: Place, challenge: bytes, passkey: Made, answer: Signed) -> int:
    """How often the passkey says that it was used, if it has signed this challenge here; NotHere if not."""
    client_data = bytes_of(answer.client_data)
    from_here(place, client_data)

    def work() -> int:
        import webauthn
        from webauthn.helpers import bytes_to_base64url, structs

        found = webauthn.verify_authentication_response(
            credential=structs.AuthenticationCredential(
                id=bytes_to_base64url(passkey.credential),
                raw_id=passkey.credential,
                response=structs.AuthenticatorAssertionResponse(
                    client_data, bytes_of(answer.authenticator_data), bytes_of(answer.signature)
                ),
            ),
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
            require_user_verification=True,
        )
        return found.new_sign_count

    return await carefully(work)


def from_here(place: Place, client_data: bytes) -> None:
    """Said by itself, because a person can do something about it; the library looks again."""
    try:
        said = json.loads(
            client_data
        )  # `challenge_in` has read it, but not from so deep in the stack
    except RecursionError:
        raise NotHere("passkey-wrong") from None
    if said.get("origin") != place.origin:
        raise NotHere("passkey-elsewhere", place=place.origin)
