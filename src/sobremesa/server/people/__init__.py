"""Those who come: guests, devices, names, contacts, and how much each may ask for. Imports `store`."""
