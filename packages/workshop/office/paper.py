"""What a workbook is on paper: ranges cut out of it, and the pages that it prints on."""
import uno
from com.sun.star.awt import Size

from cells import column
from libreoffice import option


# In hundredths of a millimeter.
PIXEL = 2540 / 96
# A chart that is drawn narrower, as a share of its width.
HIGHEST = 0.75


def write_crop(book, crop):
    for sheet in book.Sheets:
        sheet.setPrintAreas(())
    sheet = book.Sheets.getByName(crop["sheet"])
    sheet.unprotect("")
    for name, value in crop.get("typed", {}).items():
        sheet.getCellRangeByName(name).setValue(value)
    cells = sheet.getCellRangeByName(crop["cells"])
    if "columns" in crop:
        set_columns(sheet, cells, crop["columns"])
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


def set_columns(sheet, cells, columns):
    """Draws columns as wide as is said, in pixels, then charts in their new size, or text on as many lines as it needs."""
    for name, width in columns.items():
        one = sheet.Columns.getByName(name)
        one.IsVisible = width > 0
        if width:
            one.Width = round(width * PIXEL)
    charts = [shape for shape in sheet.DrawPage if lies_on(shape, cells)]
    for chart in charts:
        wide = chart.Size.Width
        chart.Size = Size(wide, min(chart.Size.Height, round(wide * HIGHEST)))
        chart.Model.setVisualAreaSize(1, chart.Size)
    if not charts:
        cells.IsTextWrapped = True
        cells.Rows.OptimalHeight = True


def lies_on(shape, cells):
    at, begin, size = shape.Position, cells.Position, cells.Size
    return 0 <= at.X - begin.X < size.Width and 0 <= at.Y - begin.Y < size.Height


def pages_of(book, papers):
    """The pages that a book prints on, by paper.

    Each has its sheet, its cells, and its size in hundredths of a millimeter.
    """
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
            sheet = book.Sheets.getByIndex(where.Sheet)
            style = styles.getByName(sheet.PageStyle)
            cells = sheet.getCellRangeByPosition(
                where.StartColumn, where.StartRow, where.EndColumn, where.EndRow
            ).Size
            wide = (size.Width - style.LeftMargin - style.RightMargin) / cells.Width
            # The footer takes its room from the page; what is fit to one page may need less than the width does.
            high = size.Height - style.TopMargin - style.BottomMargin
            high -= (style.HeaderHeight if style.HeaderIsOn else 0) + style.FooterHeight
            high = high / cells.Height if style.ScaleToPagesY == 1 else 1
            found[paper].append({
                "sheet": sheet.Name,
                "from": f"{column(where.StartColumn + 1)}{where.StartRow + 1}",
                "to": f"{column(where.EndColumn + 1)}{where.EndRow + 1}",
                "size": [size.Width, size.Height],
                "scale": min(1, wide, high),
            })
    return found
