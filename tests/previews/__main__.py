from tests.previews.files import FILES

for path, make in FILES.items():
    path.write_text(make(), encoding="utf-8")
