"""The word that opens `/metrics`: it stands in a file that only its owner reads, and Prometheus can read it there."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from sobremesa.core.wrong import Wrong

SHORTEST = 16  # signs; fewer could be guessed


def token_in(file: Path) -> str:
    """The word in a file, which is made if it is not there; Wrong if it is too short."""
    try:
        with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as fresh:
            fresh.write(secrets.token_urlsafe(32) + "\n")
    except FileExistsError:
        pass
    word = file.read_text(encoding="utf-8").strip()
    if len(word) < SHORTEST or not (word.isascii() and word.isprintable()) or " " in word:
        said = f"{file}: a metrics token is one word of at least {SHORTEST} signs"
        raise Wrong(said, "metrics-token", file=str(file), signs=SHORTEST)
    return word
