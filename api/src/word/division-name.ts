/** A division's name as one speaks of it: “Bảng” before it unless it says so itself; that of everybody is called by those in it. */
export function divisionName(name: string, language: string): string {
  if (/^all$/i.test(name)) return language === 'vi' ? 'mọi golfer' : 'all players';
  if (/^(?:bảng|nhóm|division|flight)(?!\p{L})/iu.test(name)) return name;
  return `${language === 'vi' ? 'Bảng' : 'Division'} ${name}`;
}
