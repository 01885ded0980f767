import sanitize from 'sanitize-html';

/** What the editor can write, and nothing that loads, runs or looks like another part of the page. */
const OURS = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'a', 'br'];
const RULES: sanitize.IOptions = {
  allowedTags: OURS,
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '' }) => ({ tagName, attribs: { href, rel: 'noopener noreferrer nofollow' } }),
  },
};
const TEXT_ALONE: sanitize.IOptions = { allowedTags: [], allowedAttributes: {} };

const TAG = /<\/?[a-z][^>]*>/i;

/** A text in HTML that anyone may be shown. One without a tag is plain: each of its lines is a paragraph. Null: nothing is left to read. */
export function safeHtml(written: string | null): string | null {
  if (written === null) return null;
  const safe = sanitize(withParagraphs(written), RULES).trim();
  if (sanitize(safe, TEXT_ALONE).trim() === '') return null;
  return TAG.test(safe) ? safe : paragraphs(safe);
}

const BOXES = ['div', 'section', 'article', 'blockquote', 'table', 'tr', 'td', 'th'];
const BOX = /<\/?(?:div|section|article|blockquote|table|tr)\b[^>]*>/i;
const WITHIN_CELL = /<\/?(?:t[dh]|div|section|article|blockquote|h2|h3|p|ul|ol|li|br)\b[^>]*>/g;

/** Makes paragraphs of what another program wrote: each row of a table, with its cells apart, and each box. No words run into each other. */
function withParagraphs(written: string): string {
  if (!BOX.test(written)) return written;
  const closed = sanitize(written, { ...RULES, allowedTags: [...OURS, ...BOXES] });
  const apart = closed
    .replaceAll(/<tr>([\s\S]*?)<\/tr>/g, (_, row: string) => `<div>${rowLine(row)}</div>`)
    .replaceAll(new RegExp(BOX, 'gi'), '</p><p>');
  return sanitize(apart, RULES)
    .replaceAll(/<p>\s+/g, '<p>')
    .replaceAll('<p></p>', '');
}

const rowLine = (row: string): string =>
  row
    .split(/<\/t[dh]>/)
    .map((cell) => cell.replaceAll(WITHIN_CELL, ' ').replaceAll(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '')
    .join(' · ');

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The same as plain lines, for paper: a line for each paragraph and heading, and before each item of a list its number, or •. */
export function plainLines(written: string | null): string {
  const html = withMarks(safeHtml(written) ?? '').replaceAll(/<br \/>|<\/?(?:p|h2|h3)\b[^>]*>|<\/li>/g, '\n');
  const text = sanitize(html, TEXT_ALONE).replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
  return text.replaceAll(/\n{2,}/g, '\n').trim();
}

function withMarks(html: string): string {
  /** Of the lists that are open here, the number of the next item; null: they have none. */
  const open: (number | null)[] = [];
  return html.replaceAll(/<(ul|ol)(?: start="([^"]*)")?>|<\/(?:ul|ol)>|<li>\s*(?:<p>)?/g, (tag, list?: string, start = '') => {
    if (!tag.startsWith('<li>')) {
      if (list === undefined) open.pop();
      else open.push(list === 'ol' ? Number.parseInt(start, 10) || 1 : null);
      return '\n';
    }
    const number = open.pop() ?? null;
    open.push(number && number + 1);
    return number === null ? '• ' : `${number}. `;
  });
}

const paragraphs = (lines: string): string =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.trim()}</p>`)
    .join('');
