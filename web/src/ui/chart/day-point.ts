/** Days of dates below a chart, each once: “14/11”, “14/11 (2)”. */
export function dayPoints(dates: readonly string[]): readonly string[] {
  const days = dates.map((date) => `${date.slice(8, 10)}/${date.slice(5, 7)}`);
  return days.map((day, at) => {
    const nth = days.slice(0, at).filter((other) => other === day).length;
    return nth === 0 ? day : `${day} (${nth + 1})`;
  });
}
