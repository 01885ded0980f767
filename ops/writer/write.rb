# Writes the list by Ruby's writer of .xls: `write.rb spreadsheet list.json TARGET`. Ends with 127 if it is not installed.
require 'date'
require 'json'

library, source, target = ARGV
begin
  require library
rescue LoadError
  exit 127
end
given = JSON.parse(File.read(source, encoding: 'utf-8'))
formats = given['formats'].transform_values { |format| Spreadsheet::Format.new(number_format: format) }
book = Spreadsheet::Workbook.new
sheet = book.create_worksheet(name: 'Danh sách')
sheet.row(0).concat(given['headings'])
given['people'].each_with_index do |(name, born, phone, vga, handicap, (hour, minute), flight, member), at|
  row = sheet.row(at + 1)
  # it writes no formulas
  row.concat([name, Date.new(*born), phone, vga, handicap, (hour * 60 + minute) / 1440.0, flight, member])
  { 1 => 'date', 2 => 'phone', 5 => 'time' }.each { |column, kind| row.set_format(column, formats[kind]) }
end
book.write(target)
