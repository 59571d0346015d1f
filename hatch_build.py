"""The build hook: compiles what pyproject.toml lists under [tool.sobremesa] with mypyc.

The modules of a list become one group, so that calls between them are native. The wheel holds the
sources as well: they are what tracebacks quote, and what runs where there is no compiled module.
Without a C compiler or Python's headers, or with SOBREMESA_PURE set, the wheel is a pure one.
"""

import contextlib
import os
import shutil
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUPS = {
    "compiled": "sobremesa",
    "compiled_server": "sobremesa_server",
}  # by list: a shared library each


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel; an editable install always runs from the sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        reason = why_pure()
        if reason:
            self.app.display_warning(f"sobremesa: a pure wheel, nothing is compiled: {reason}")
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="sobremesa-build-")
        for listed, group in GROUPS.items():
            paths = compiled_paths(Path(self.root), listed)
            self.app.display_info(f"sobremesa: compiling {len(paths)} modules: {' '.join(paths)}")
            with contextlib.chdir(self.root):
                built = compile_group(paths, Path(self.scratch.name) / group, group)
            build_data["force_include"].update({str(path): name for name, path in built.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


def why_pure() -> str:
    """Why this machine cannot, or should not, compile; empty if it can."""
    if os.environ.get("SOBREMESA_PURE"):
        return "SOBREMESA_PURE is set"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler}) found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's headers are not installed"
    return ""


def compiled_paths(root: Path, listed: str) -> list[str]:
    """The files of a list in pyproject.toml, in its order, each once."""
    config = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    paths: dict[str, None] = {}
    for pattern in config["tool"]["sobremesa"][listed]:
        found = sorted(path.relative_to(root).as_posix() for path in root.glob(pattern))
        if not found and "*" not in pattern:
            raise FileNotFoundError(f"pyproject.toml, [tool.sobremesa] {listed}: no file {pattern}")
        paths.update(dict.fromkeys(found))
    return list(paths)


def compile_group(paths: list[str], scratch: Path, group: str) -> dict[str, Path]:
    """Run mypyc and the C compiler; returns the built libraries by their name in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    # Only the listed modules must be free of errors here: what they do not import may lack its
    # own dependencies in a build environment. `make check` looks at everything, strictly.
    options = ["--config-file=", f"--cache-dir={scratch / 'cache'}", "--follow-imports=silent"]
    # Modules are named from src/, whatever lies above it: an __init__.py in some parent folder
    # of the clone made mypy take that folder for a package.
    os.environ["MYPYPATH"] = "src"
    extensions = mypycify(
        [*options, "--explicit-package-bases", "--ignore-missing-imports", *paths],
        opt_level="3",
        multi_file=False,
        target_dir=str(scratch / "c"),
        group_name=group,
    )
    if os.name == "posix":
        for extension in extensions:  # the same wheel wherever it is built
            extension.extra_compile_args.append(f"-ffile-prefix-map={scratch}=.")
    command = build_ext(Distribution({"name": "sobremesa", "ext_modules": extensions}))
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    lib = scratch / "lib"
    return {path.relative_to(lib).as_posix(): path for path in map(Path, command.get_outputs())}
