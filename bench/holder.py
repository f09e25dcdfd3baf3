"""Works on a database until it is killed: ``python -m bench.holder ADDRESS HOST``, as if on a machine of that name."""

from __future__ import annotations

import sys
import threading

import storage.working
from storage.databases import at
from storage.leases import PARTS

if __name__ == "__main__":
    address, storage.working.HOST = sys.argv[1], sys.argv[2] or storage.working.HOST
    with at(address).join(PARTS, {}):
        threading.Event().wait()
