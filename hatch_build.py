"""The build hook: puts compiled modules and the pages of the browser into what is built, and says what it holds.

The modules that say so are compiled by mypyc (`sobremesa.native`). The wheel holds the sources as well: they are what
tracebacks quote, and what runs where there is no compiled module. Without a C compiler or Python's headers, or with
SOBREMESA_PURE set, the wheel is a pure one. The pages are built before, by `scripts/web`; nothing is built without
them unless SOBREMESA_PAGES=none says that it is meant.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PAGES = Path("web", "dist")  # here and in the sdist; `sobremesa/web` in a wheel
sys.path.insert(0, str(ROOT / "src"))


class CompileHook(BuildHookInterface[Any]):
    """An editable install gets nothing of this: it always runs from the sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        holds = [self.pages(build_data)]
        if self.target_name == "wheel":
            holds.append(self.libraries(build_data))
        self.app.display_info(f"sobremesa: the {self.target_name} holds {' and '.join(holds)}")

    def pages(self, build_data: dict[str, Any]) -> str:
        """The pages go in; what is said of them."""
        if os.environ.get("SOBREMESA_PAGES") == "none":
            return "no pages, as SOBREMESA_PAGES says"
        built = pages(ROOT / PAGES)
        if not built:
            raise SystemExit(
                f"sobremesa: {PAGES} has no pages. Build them with scripts/web, or set "
                f"SOBREMESA_PAGES=none to go without: then a server says that it has none."
            )
        above = PAGES if self.target_name == "sdist" else Path("sobremesa", "web")
        for path in built:
            build_data["force_include"][str(path)] = str(above / path.relative_to(ROOT / PAGES))
        return f"{len(built)} files of the pages"

    def libraries(self, build_data: dict[str, Any]) -> str:
        """The compiled modules go in; what is said of them."""
        from sobremesa import __version__
        from sobremesa.native import build, marked, stamps

        if reason := build.why_not():
            self.app.display_warning(f"sobremesa: a pure wheel, nothing is compiled: {reason}")
            return "no libraries"
        self.scratch = tempfile.TemporaryDirectory(prefix="sobremesa-build-")
        source, scratch = ROOT / build.SOURCE, Path(self.scratch.name)
        built = build.compile_groups(marked.groups(source / stamps.HOUSE), source, scratch)
        files = {path: build.file_of(module) for module, path in built.libraries.items()}
        stamp = stamps.Stamp(stamps.PYTHON, __version__, built.layouts[stamps.HOUSE])
        stamps.write(scratch, stamp)
        files[str(scratch / stamps.FILE)] = f"{stamps.HOUSE}/{stamps.FILE}"
        build_data["force_include"].update(files)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        return f"{len(built.libraries)} libraries"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


def pages(folder: Path) -> list[Path]:
    """The files of the built pages; none if they are not whole."""
    if not (folder / "index.html").is_file():
        return []
    return sorted(path for path in folder.rglob("*") if path.is_file() and path.name != ".stamp")
