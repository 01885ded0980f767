# Writes the list by a module of Perl: `write.pl MODULE list.json TARGET`. Ends with 127 if the module is not installed.
use strict;
use warnings;
use utf8;
use JSON::PP;

my ($module, $source, $target) = @ARGV;
eval "require $module" or exit 127;
open(my $file, '<:raw', $source) or die $!;
my $given = decode_json(do { local $/; <$file> });
my $book = $module->new($target) or die $!;
my $sheet = $book->add_worksheet();
my %format = map { $_ => $book->add_format(num_format => $given->{formats}{$_}) } qw(date time phone);
$sheet->write_string(0, $_, $given->{headings}[$_]) for 0 .. $#{ $given->{headings} };
my $row = 0;
for my $person (@{ $given->{people} }) {
  my ($name, $born, $phone, $vga, $handicap, $start, $flight, $member) = @$person;
  $row += 1;
  $sheet->write_string($row, 0, $name);
  $sheet->write_date_time($row, 1, sprintf('%04d-%02d-%02dT', @$born), $format{date});
  $sheet->write_number($row, 2, $phone, $format{phone});
  $sheet->write_string($row, 3, $vga);
  $handicap =~ /^\+/ ? $sheet->write_string($row, 4, $handicap) : $sheet->write_number($row, 4, $handicap);
  $sheet->write_date_time($row, 5, sprintf('T%02d:%02d', @$start), $format{time});
  $sheet->write_string($row, 6, $flight);
  # the older module has no cells that are true or false
  $sheet->can('write_boolean') ? $sheet->write_boolean($row, 7, $member ? 1 : 0) : $sheet->write_string($row, 7, $member ? 'TRUE' : 'FALSE');
  $sheet->write_formula($row, 8, "=$given->{formula}");
}
$book->close();
