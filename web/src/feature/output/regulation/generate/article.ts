/** An article of the regulations: its title, and its sentences; a list counts the items below its sentence. */
export type Article = { readonly title: string; readonly lines: readonly ArticleLine[] };
export type ArticleLine = string | { readonly before: string; readonly items: readonly string[] };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const items = (tag: 'ul' | 'ol', texts: readonly string[]): string =>
  `<${tag}>${texts.map((text) => `<li><p>${escaped(text)}</p></li>`).join('')}</${tag}>`;

/** As the editor writes it: a heading, then one sentence as a paragraph, or several as a list. */
export const htmlOf = (articles: readonly Article[]): string =>
  articles.map(({ title, lines }) => `<h2>${escaped(title)}</h2>${bodyOf(lines)}`).join('');

function bodyOf(lines: readonly ArticleLine[]): string {
  const sentences = lines.filter((line) => typeof line === 'string');
  const lists = lines.filter((line) => typeof line !== 'string');
  const html = sentences.length === 1 ? `<p>${escaped(sentences[0] ?? '')}</p>` : sentences.length > 1 ? items('ul', sentences) : '';
  return lists.map(({ before, items: of }) => `<p>${escaped(before)}</p>${items('ol', of)}`).join('') + html;
}
