"""What is wrong with a setting, a record, a request: in English, and by a key, so that the house's texts
can say the same in any language (`wrong-<key>` in text/*.ftl, told by `sobremesa.complaint`)."""


class Wrong(ValueError):
    """The message is for programmers; `filling` is what the text of the key is filled in with:
    words, numbers, or another error that is the reason.

    >>> str(Wrong("there is no seat 7", "seat", seat="7"))
    'there is no seat 7'
    """

    def __init__(self, said: str, key: str = "", /, **filling: str | int | ValueError) -> None:
        super().__init__(said)
        self.key, self.filling = key, filling
