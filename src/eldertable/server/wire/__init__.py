"""Everything that passes between server and client, as types: the one source of /openapi.json and web/src/wire.ts.

Times are milliseconds; `at` and `created` count from 1970, all others are spans.

`basics.py` has what all share; `games.py`, `tables.py`, `campaigns.py` and `finished.py` what is asked for by REST;
`said.py` and `told.py` what goes over the WebSocket.
"""
