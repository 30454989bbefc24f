"""Opens workbooks in one LibreOffice and answers what its own recalculation gives. It is started by office.ts.

A job comes in as JSON: [{"file": path, "sets": [{"Sheet.A1": value}, ...], "read": ["Sheet.A1", ...]}]. Without "read" all
formulas of the file are read once, without any set. A number is answered as such, a text as such, an error as
{"error": number}. What one set put in is taken back before the next.
"""
import json
import os
import subprocess
import sys
import tempfile
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.sheet.FormulaResult import STRING, VALUE
from com.sun.star.table.CellContentType import FORMULA

NO_LINKS_BUT_RECALCULATE = 3


def option(name, value):
    one = PropertyValue()
    one.Name, one.Value = name, value
    return one


def desktop_of(pipe):
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    address = f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext"
    for _ in range(600):
        try:
            remote = resolver.resolve(address)
            return remote.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", remote)
        except Exception:  # not listening yet
            time.sleep(0.1)
    raise SystemExit("LibreOffice did not start.")


def cell_of(book, name):
    sheet, _, cell = name.rpartition(".")
    return book.Sheets.getByName(sheet).getCellRangeByName(cell)


def result_of(cell):
    if cell.getError():
        return {"error": cell.getError()}
    if cell.Type == FORMULA:
        return cell.String if cell.FormulaResultType2 == STRING else cell.Value
    return cell.String if cell.Type.value == "TEXT" else cell.Value


def put(cell, value):
    if value is None:
        cell.clearContents(1 | 2 | 4 | 16)
    elif isinstance(value, str):
        cell.String = value
    else:
        cell.Value = value


def all_formulas(book):
    found = {}
    for sheet in book.Sheets:
        ranges = sheet.queryContentCells(16)
        for cell in ranges.Cells:
            where = cell.CellAddress
            name = f"{column(where.Column + 1)}{where.Row + 1}"
            found.setdefault(sheet.Name, {})[name] = result_of(cell)
    return found


def column(number):
    number, rest = divmod(number - 1, 26)
    return (column(number) if number else "") + chr(65 + rest)


def answer(desktop, job):
    url = uno.systemPathToFileUrl(os.path.abspath(job["file"]))
    book = desktop.loadComponentFromURL(url, "_blank", 0, (option("Hidden", True),))
    try:
        if "read" not in job:
            book.calculateAll()
            return all_formulas(book)
        before = {}
        results = []
        book.enableAutomaticCalculation(False)
        for number, changes in enumerate(job["sets"]):
            for name, value in changes.items():
                cell = cell_of(book, name)
                before.setdefault(name, cell.Formula if cell.Type == FORMULA else None)
                put(cell, value)
            book.calculate()
            results.append([result_of(cell_of(book, name)) for name in job["read"]])
            following = job["sets"][number + 1] if number + 1 < len(job["sets"]) else changes
            for name in changes.keys() - following.keys():
                put(cell_of(book, name), None)
                if before[name]:
                    cell_of(book, name).Formula = before[name]
        return results
    finally:
        book.close(True)


def main():
    jobs = json.load(sys.stdin)
    with tempfile.TemporaryDirectory() as profile:
        pipe = f"workbooks{os.getpid()}"
        office = subprocess.Popen(
            [
                os.environ.get("SOFFICE", "soffice"),
                "--headless",
                "--norestore",
                "--nologo",
                f"-env:UserInstallation={uno.systemPathToFileUrl(profile)}",
                f"--accept=pipe,name={pipe};urp;",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            desktop = desktop_of(pipe)
            json.dump([answer(desktop, job) for job in jobs], sys.stdout)
            try:
                desktop.terminate()
            except Exception:  # it goes away while it answers
                pass
            office.wait(timeout=20)
        finally:
            office.kill()


main()
