"""The shapes of all that is asked and sent, stated once (docs/server.md).

The page's types are made from them (tools/page_types.py), and the tests hold what is sent to them.
What the server builds itself is a Struct; what it passes on as a table is a TypedDict.
"""
