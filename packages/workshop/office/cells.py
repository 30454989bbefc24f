"""Where cells are: names such as Sheet.A1, and ranges that hold many of them."""


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


def column(number):
    number, rest = divmod(number - 1, 26)
    return (column(number) if number else "") + chr(65 + rest)
