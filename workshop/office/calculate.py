"""Opens workbooks in one LibreOffice and answers what its own recalculation gives. It is started by office.ts.

A line of JSON comes in for each batch of jobs, and a line with their answers goes out: [{"file": path, "sets": [{"Sheet.A1": value}, ...], "read": ["Sheet.A1", ...]}]. Without "read" all
formulas of the file are read once, without any set. A number is answered as such, a text as such, an error as
{"error": number}. What one set put in is taken back before the next.

With "crops" instead of "read" a job writes ranges of cells as PDFs, each on a page of the range's own
size: [{"sheet": name, "cells": "B4:H9", "margin": hundredths of a millimeter, "pdf": path}]. Charts over the cells are in it.

With "papers" a job answers on what pages the file prints, by paper: {"A4": [short side, long side]}.
"""
import json
import os
import signal
import subprocess
import sys
import tempfile
import time

import uno
from com.sun.star.awt import Size
from com.sun.star.beans import PropertyValue



def option(name, value):
    one = PropertyValue()
    one.Name, one.Value = name, value
    return one


def started():
    """A LibreOffice that answers, and its desktop. On a busy machine one may end as it begins, or never listen: then another."""
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


def blocks_of(book, names):
    """Blocks of the cells named, each with where its cells are: no formula beside them is compiled anew."""
    columns = {}
    for name in names:
        sheet, row, col = place_of(name)
        columns.setdefault((sheet, col), {})[row] = name
    alike = {}
    for (sheet, col), cells in columns.items():
        for run in runs(cells):
            alike.setdefault((sheet, *run), []).append(col)
    blocks = []
    for (sheet, top, bottom), cols in alike.items():
        for left, right in runs(cols):
            block = book.Sheets.getByName(sheet).getCellRangeByPosition(left, top, right, bottom)
            places = [(row, col) for row in range(top, bottom + 1) for col in range(left, right + 1)]
            blocks.append((block, {columns[sheet, col][row]: (row - top, col - left) for row, col in places}))
    return blocks


def runs(numbers):
    """The first and the last of those that follow one another."""
    found = []
    for number in sorted(numbers):
        if found and found[-1][1] == number - 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return found


def boxes_of(book, names):
    """For each sheet the smallest box around the cells named, with where they are: one call reads them all."""
    places = {}
    for name in names:
        sheet, row, col = place_of(name)
        places.setdefault(sheet, {})[name] = (row, col)
    boxes = []
    for sheet, cells in places.items():
        rows = [row for row, _ in cells.values()]
        columns = [column for _, column in cells.values()]
        box = book.Sheets.getByName(sheet).getCellRangeByPosition(min(columns), min(rows), max(columns), max(rows))
        boxes.append((box, {name: (row - min(rows), col - min(columns)) for name, (row, col) in cells.items()}))
    return boxes


def place_of(name):
    sheet, _, cell = name.rpartition(".")
    letters = cell.rstrip("0123456789")
    return sheet, int(cell[len(letters):]) - 1, number_of(letters) - 1


def number_of(letters):
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - 64
    return number


def written(value):
    return "" if value is None else value if isinstance(value, str) else repr(value)


def all_formulas(book):
    """Block by block, since each call into LibreOffice takes its time."""
    found = {}
    for sheet in book.Sheets:
        blocks = sheet.queryContentCells(16)
        for block in (blocks.getByIndex(index) for index in range(blocks.Count)):
            where = block.RangeAddress
            for row, values in enumerate(block.getDataArray()):
                for col, value in enumerate(values):
                    name = f"{column(where.StartColumn + col + 1)}{where.StartRow + row + 1}"
                    error = {"error": block.getCellByPosition(col, row).getError()} if value is None else value
                    found.setdefault(sheet.Name, {})[name] = error
    return found


def column(number):
    number, rest = divmod(number - 1, 26)
    return (column(number) if number else "") + chr(65 + rest)


def write_crop(book, crop):
    for sheet in book.Sheets:
        sheet.setPrintAreas(())
    sheet = book.Sheets.getByName(crop["sheet"])
    cells = sheet.getCellRangeByName(crop["cells"])
    sheet.setPrintAreas((cells.RangeAddress,))
    sheet.setPrintTitleRows(False)
    sheet.removeAllManualPageBreaks()
    style = book.StyleFamilies.getByName("PageStyles").getByName(sheet.PageStyle)
    margin = crop["margin"]
    for name, value in {
        **{"HeaderIsOn": False, "FooterIsOn": False, "PageScale": 100, "IsLandscape": False},
        **{f"{side}Margin": margin for side in ("Left", "Right", "Top", "Bottom")},
        # A little more than the cells need, or the last of them would begin a page of its own.
        **{"Width": cells.Size.Width + 2 * margin + 30, "Height": cells.Size.Height + 2 * margin + 30},
    }.items():
        style.setPropertyValue(name, value)
    url = uno.systemPathToFileUrl(crop["pdf"])
    book.storeToURL(url, (option("FilterName", "calc_pdf_Export"),))


def pages_of(book, papers):
    """The pages that a book prints on, by paper: each with its sheet, its cells, and its size in hundredths of a millimeter."""
    styles = book.StyleFamilies.getByName("PageStyles")
    found = {}
    for paper, (short, long) in papers.items():
        for sheet in book.Sheets:
            style = styles.getByName(sheet.PageStyle)
            style.Size = Size(long, short) if style.IsLandscape else Size(short, long)
        found[paper] = []
        for number in range(book.getRendererCount(book, ())):
            page = {one.Name: one.Value for one in book.getRenderer(number, book, ())}
            where, size = page["SourceRange"], page["PageSize"]
            found[paper].append({
                "sheet": book.Sheets.getByIndex(where.Sheet).Name,
                "from": f"{column(where.StartColumn + 1)}{where.StartRow + 1}",
                "to": f"{column(where.EndColumn + 1)}{where.EndRow + 1}",
                "size": [size.Width, size.Height],
            })
    return found


def answer(desktop, job):
    url = uno.systemPathToFileUrl(os.path.abspath(job["file"]))
    book = desktop.loadComponentFromURL(url, "_blank", 0, (option("Hidden", True),))
    try:
        if "papers" in job:
            return pages_of(book, job["papers"])
        if "read" not in job and "crops" not in job:
            book.calculateAll()
            return all_formulas(book)
        if "crops" in job:
            book.calculateAll()
            for crop in job["crops"]:
                write_crop(book, crop)
            return None
        inputs = blocks_of(book, {name for changes in job["sets"] for name in changes})
        outputs = boxes_of(book, job["read"])
        before = [block.getFormulaArray() for block, _ in inputs]
        now = list(before)
        for sheet in book.Sheets:
            sheet.unprotect("")  # a block that is typed in may have cells that are put back as they were
        results = []
        book.calculateAll()  # an empty text that was read from the file would be answered as 0
        book.enableAutomaticCalculation(False)
        for changes in job["sets"]:
            for at, ((block, cells), formulas) in enumerate(zip(inputs, before)):
                rows = [list(row) for row in formulas]
                for name, (row, col) in cells.items():
                    if name in changes:
                        rows[row][col] = written(changes[name])
                rows = tuple(tuple(row) for row in rows)
                if rows != now[at]:
                    now[at] = rows
                    block.setFormulaArray(rows)
            book.calculate()
            found = {}
            for box, cells in outputs:
                values = box.getDataArray()
                found.update({name: values[row][col] for name, (row, col) in cells.items()})
            results.append([{"error": 1} if found[name] is None else found[name] for name in job["read"]])
        return results
    finally:
        book.close(True)


def main():
    office, desktop = started()
    try:
        for line in sys.stdin:
            print(json.dumps([answer(desktop, job) for job in json.loads(line)]), flush=True)
        try:
            desktop.terminate()
        except Exception:  # it goes away while it answers
            pass
        office.process.wait(timeout=20)
    finally:
        office.end()


main()
