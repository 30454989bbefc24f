"""Opens workbooks in one LibreOffice and answers what its own recalculation gives. It is started by office.ts.

A line of JSON comes in for each batch of jobs, and a line with their answers goes out:
[{"file": path, "sets": [{"Sheet.A1": value}, ...], "read": ["Sheet.A1", ...]}]. Without "read" all formulas of
the file are read once, without any set. A number is answered as such, a text as such, an error as
{"error": number}. What one set put in is taken back before the next.

With "crop" instead of "read" a job writes a range of cells as a PDF, on a page of the range's own size:
{"sheet": name, "cells": "B4:H9", "margin": hundredths of a millimeter, "pdf": path}. Charts over the cells are
in it; "typed" has what is typed into cells of the sheet before: {"E5": 3}, and "columns" how wide some columns
are, in pixels: {"D": 120, "E": 0}, where 0 hides one.

With "papers" a job answers on what pages the file prints, by paper: {"A4": [short side, long side]}.

With "edits" a job inserts an empty row above a row, or deletes it, then types into cells, and answers what that does
to formulas: the cells with an error, those of other sheets with another value, and texts that are new.
[{"sheet": name, "row": 12, "insert": true}, {"sheet": name, "cell": "D5", "values": ["a text", 1]}]
"""
import json
import os
import sys

import uno

from cells import blocks_of, boxes_of, column
from libreoffice import option, started
from paper import pages_of, write_crop


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


def after_edits(book, edits):
    """What each edit does; it is undone before the next."""
    for sheet in book.Sheets:
        sheet.unprotect("")
    book.calculateAll()
    before = all_formulas(book)
    found = []
    for edit in edits:
        sheet = book.Sheets.getByName(edit["sheet"])
        if "row" in edit:
            change = sheet.Rows.insertByIndex if edit.get("insert") else sheet.Rows.removeByIndex
            change(edit["row"] - 1, 1)
        if "cell" in edit:
            at = sheet.getCellRangeByName(edit["cell"]).RangeAddress
            to = at.StartColumn + len(edit["values"]) - 1
            cells = sheet.getCellRangeByPosition(at.StartColumn, at.StartRow, to, at.StartRow)
            cells.setDataArray((tuple(edit["values"]),))
        book.calculateAll()
        cells = [
            (sheet, cell, value, before[sheet].get(cell))
            for sheet, values in all_formulas(book).items()
            for cell, value in values.items()
        ]
        found.append({
            "errors": [f"{sheet}.{cell}" for sheet, cell, value, _ in cells if isinstance(value, dict)],
            "changed": [f"{sheet}.{cell}" for sheet, cell, value, was in cells if sheet != edit["sheet"] and value != was],
            "texts": sorted({value for _, _, value, was in cells if isinstance(value, str) and value != was}),
        })
        for _ in edit.keys() & {"row", "cell"}:
            book.UndoManager.undo()
    return found


def answer(desktop, job):
    url = uno.systemPathToFileUrl(os.path.abspath(job["file"]))
    # A copy of it: a file that another program has open could not be opened, and would be locked.
    how = (option("Hidden", True), option("AsTemplate", True))
    book = desktop.loadComponentFromURL(url, "_blank", 0, how)
    try:
        if "papers" in job:
            return pages_of(book, job["papers"])
        if "edits" in job:
            return after_edits(book, job["edits"])
        if "read" not in job and "crop" not in job:
            book.calculateAll()
            return all_formulas(book)
        if "crop" in job:
            book.calculateAll()
            return write_crop(book, job["crop"])
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
