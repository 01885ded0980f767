import type { PublicLanguage } from '@fairway/api/word/language';
import type { Transaction } from '../db/database.ts';
import type { mail } from '../db/schema/account/mail.ts';
import { sayPublic } from '../text/word.ts';

export type MailRow = typeof mail.$inferSelect;

/** What one try says to one person: paragraphs below a greeting by name. */
export type Letter = {
  to: string;
  name: string;
  subject: string;
  paragraphs: readonly string[];
  /** An address of ours in the paragraphs, which the HTML part makes a link. */
  link?: string;
  /** Called once the server answered: it has taken the letter, or it never left. Without an answer what was made for it stays. */
  settled?: (tx: Transaction, isSent: boolean) => Promise<void>;
};

/** Makes the letter of a try; null: nobody needs it any more. The feature that asks for a kind of mail writes its letters. */
export type LetterWriter = (row: MailRow) => Promise<Letter | null>;

type Parts = { subject: string; text: string; html: string };
type Framed = Pick<Letter, 'name' | 'subject' | 'paragraphs' | 'link'> & { language: PublicLanguage; home: string };

/** The same words as plain text and as HTML that loads nothing. */
export function partsOf({ name, subject, paragraphs, link, language, home }: Framed): Parts {
  const all = [sayPublic(language)('mail.greeting', { name }), ...paragraphs, `Fairway\n${home}`];
  const linked = (html: string) => (link === undefined ? [home] : [link, home]).reduce(withAnchor, html);
  const body = all.map((paragraph) => `<p>${linked(escaped(paragraph)).replaceAll('\n', '<br>\n')}</p>`).join('\n');
  const head = `<meta charset="utf-8"><title>${escaped(subject)}</title>`;
  const html = `<!doctype html>\n<html lang="${language}"><head>${head}</head><body style="${STYLE}">\n${body}\n</body></html>\n`;
  return { subject, text: all.join('\n\n'), html };
}

const STYLE = 'font-family:sans-serif;font-size:16px;line-height:1.5;max-width:40em';

/** Only where the address stands as a whole at the end of a line: nobody's text can make a part of it a link. */
function withAnchor(html: string, address: string): string {
  const shown = escaped(address);
  return html
    .split('\n')
    .map((line) => (line === shown ? `<a href="${shown}">${shown}</a>` : line))
    .join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
