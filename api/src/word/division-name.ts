/** A division's name in a sentence: “Bảng” before it unless the name has such a word; “all players” for the division All. */
export function divisionName(name: string, language: string): string {
  if (/^all$/i.test(name)) return language === 'vi' ? 'mọi golfer' : 'all players';
  if (/^(?:bảng|nhóm|division|flight)(?!\p{L})/iu.test(name)) return name;
  return `${language === 'vi' ? 'Bảng' : 'Division'} ${name}`;
}
