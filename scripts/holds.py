"""What a wheel or an sdist holds, in a line; fails without pages. For scripts/build."""

import sys
import tarfile
import zipfile
from pathlib import Path

PAGES = ("sobremesa/web/", "web/dist/")  # in a wheel, in an sdist


def main() -> int:
    file = Path(sys.argv[1])
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as archive:
            names = archive.namelist()
    else:
        with tarfile.open(file) as archive:
            names = [name.partition("/")[2] for name in archive.getnames()]
    libraries = [name for name in names if name.endswith((".so", ".pyd"))]
    pages = [name for name in names if name.startswith(PAGES)]
    kind = "sdist" if file.suffix != ".whl" else "compiled wheel" if libraries else "pure wheel"
    size = file.stat().st_size / 1_000_000
    counted = f"{len(libraries)} libraries, {len(pages)} files of the pages, {size:.1f} MB"
    print(f"build: {file.name}: a {kind} with {counted}")
    whole = any(name.endswith("/index.html") for name in pages)
    return 0 if whole else 1


if __name__ == "__main__":
    sys.exit(main())
