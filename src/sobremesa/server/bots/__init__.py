"""Programs that decide for seats, and help people: what is owed, when answers go out, workers. Imports `live`."""
