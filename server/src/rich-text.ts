import sanitize from 'sanitize-html';

/** What the editor can write, and nothing that loads, runs or looks like another part of the page. */
const RULES: sanitize.IOptions = {
  allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'a', 'br'],
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
  const safe = sanitize(written, RULES).trim();
  if (sanitize(safe, TEXT_ALONE).trim() === '') return null;
  return TAG.test(safe) ? safe : paragraphs(safe);
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The same as plain lines, for paper: a line for each paragraph and heading, and • before each item of a list. */
export function plainLines(written: string | null): string {
  const html = (safeHtml(written) ?? '').replaceAll(/<li>\s*(?:<p>)?/g, '• ').replaceAll(/<br \/>|<\/(?:p|h2|h3|li)>/g, '\n');
  const text = sanitize(html, TEXT_ALONE).replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
  return text.replaceAll(/\n{2,}/g, '\n').trim();
}

const paragraphs = (lines: string): string =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.trim()}</p>`)
    .join('');
