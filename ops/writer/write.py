"""Writes the list by a library of Debian's Python: `write.py LIBRARY list.json TARGET`. Ends with 127 if the library is not installed."""
import datetime
import importlib
import json
import sys

library, source, target = sys.argv[1:]
try:
    importlib.import_module(library)
except ImportError:
    sys.exit(127)
with open(source, encoding='utf-8') as file:
    given = json.load(file)
FORMATS, FORMULA = given['formats'], '=' + given['formula']
ROWS = [
    [name, datetime.date(*born), phone, vga, handicap, datetime.time(*start), flight, member]
    for name, born, phone, vga, handicap, start, flight, member in given['people']
]


def openpyxl():
    from openpyxl import Workbook

    book = Workbook()
    sheet = book.active
    sheet.append(given['headings'])
    for at, values in enumerate(ROWS, 2):
        sheet.append([*values, FORMULA])
        for column, kind in (('B', 'date'), ('C', 'phone'), ('F', 'time')):
            sheet[f'{column}{at}'].number_format = FORMATS[kind]
    book.save(target)


def xlsxwriter():
    from xlsxwriter import Workbook

    book = Workbook(target)
    sheet = book.add_worksheet()
    sheet.write_row(0, 0, given['headings'])
    formats = {column: book.add_format({'num_format': FORMATS[kind]}) for column, kind in ((1, 'date'), (2, 'phone'), (5, 'time'))}
    for at, values in enumerate(ROWS, 1):
        for column, value in enumerate(values):
            write = sheet.write_string if isinstance(value, str) else sheet.write
            write(at, column, value, formats.get(column))
        sheet.write_formula(at, 8, FORMULA)
    book.close()


def odf():
    from odf import number
    from odf.opendocument import OpenDocumentSpreadsheet
    from odf.style import Style
    from odf.table import Table, TableCell, TableRow
    from odf.text import P

    document = OpenDocumentSpreadsheet()

    def style(name, kind, *parts):
        shown = kind(name=f'{name}-shown')
        for part in parts:
            shown.addElement(part)
        cell = Style(name=name, family='table-cell', datastylename=shown)
        document.automaticstyles.addElement(shown)
        document.automaticstyles.addElement(cell)
        return cell

    day, month, year = number.Day(style='long'), number.Month(style='long'), number.Year(style='long')
    date = style('day', number.DateStyle, day, number.Text(text='/'), month, number.Text(text='/'), year)
    time = style('time', number.TimeStyle, number.Hours(style='long'), number.Text(text=':'), number.Minutes(style='long'))
    phone = style('phone', number.NumberStyle, number.Number(decimalplaces=0, minintegerdigits=10))

    # whoever writes by this library gives values without the text that a program would show
    def cell(value, column=None):
        if isinstance(value, bool):
            return TableCell(valuetype='boolean', booleanvalue='true' if value else 'false')
        if isinstance(value, datetime.date):
            return TableCell(valuetype='date', datevalue=value.isoformat(), stylename=date)
        if isinstance(value, datetime.time):
            return TableCell(valuetype='time', timevalue=value.strftime('PT%HH%MM%SS'), stylename=time)
        if isinstance(value, str):
            text = TableCell(valuetype='string')
            text.addElement(P(text=value))
            return text
        return TableCell(valuetype='float', value=value, **({'stylename': phone} if column == 2 else {}))

    table = Table(name='Danh sách')
    for values in [given['headings'], *ROWS]:
        row = TableRow()
        for column, value in enumerate(values):
            row.addElement(cell(value, column))
        if values is not given['headings']:
            row.addElement(TableCell(formula=f'of:{FORMULA}'))
        table.addElement(row)
    document.spreadsheet.addElement(table)
    document.save(target)


{'openpyxl': openpyxl, 'xlsxwriter': xlsxwriter, 'odf': odf}[library]()
