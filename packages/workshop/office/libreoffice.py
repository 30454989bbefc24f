"""A LibreOffice of our own, and the way to talk to it."""
import os
import signal
import subprocess
import tempfile
import time

import uno
from com.sun.star.beans import PropertyValue


def started():
    """A LibreOffice that answers, and its desktop.

    On a busy machine one may end as it begins, or never listen: then another.
    """
    for number in range(3):
        pipe = f"workbooks{os.getpid()}-{number}"
        profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        office = Office(pipe, profile)
        desktop = desktop_of(pipe, office)
        if desktop:
            return office, desktop
        office.end()
    raise SystemExit("LibreOffice did not start.")


class Office:
    """With a profile of its own; ended with all processes it has begun."""

    def __init__(self, pipe, profile):
        self.profile = profile
        self.process = subprocess.Popen(
            [
                os.environ.get("SOFFICE", "soffice"),
                "--headless",
                "--norestore",
                "--nologo",
                f"-env:UserInstallation={uno.systemPathToFileUrl(profile.name)}",
                f"--accept=pipe,name={pipe};urp;",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def end(self):
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:  # it has ended by itself
            pass
        self.process.wait()
        self.profile.cleanup()


def desktop_of(pipe, office):
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    address = f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext"
    for _ in range(600):
        if office.process.poll() is not None:
            return None
        try:
            remote = resolver.resolve(address)
            return remote.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", remote)
        except Exception:  # not listening yet
            time.sleep(0.1)
    return None


def option(name, value):
    one = PropertyValue()
    one.Name, one.Value = name, value
    return one
