"""Sobremesa: an open table for modern board games."""

__version__ = "0.1.0"
