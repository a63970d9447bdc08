"""The store: schema, migrations and what is read and written."""
