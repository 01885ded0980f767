import type { Language, Winner } from '@fairway/api';
import { LANGUAGES } from '@fairway/api/word/language';
import { partnersText } from '@fairway/api/word/partners-text';
import { say } from '../../../../text/word.ts';
import type { WinnerContent } from '../../report/word.ts';
import { awardName } from '../../report/word.ts';
import { type Box, SOFT } from '../page/pen.ts';
import type { Paper, Sheet } from '../page/sheet.ts';
import { drawSponsors } from '../page/sponsor-row.ts';
import { resultOf } from './winner-list.ts';

/** An A4 sheet on its side, above the small line at its bottom. */
const DESIGN = { width: 841.89, height: 579.28 };
const EDGE = 90;
const INNER = DESIGN.width - 2 * EDGE;
const GREEN = '#1d643d';
const SAND = '#b79b5b';

/** One for each winner, in both languages: the language of the screen first, the other below it. */
export function certificates(sheet: Sheet, content: WinnerContent): Paper {
  const won = content.winners.filter(({ winner }) => winner !== null);
  const pages = won.map((winner) => ({
    draw: (body: Box) =>
      sheet.pen.scaled(body, DESIGN, () => sheet.pen.tagged({ role: 'Sect' }, () => drawCertificate(sheet, winner, content))),
  }));
  return { frame: 'edge', landscape: true, pages };
}

function drawCertificate(sheet: Sheet, winner: Winner, content: WinnerContent): void {
  const { pen, head, t } = sheet;
  pen.frame({ x: 24, y: 22, width: DESIGN.width - 48, height: DESIGN.height - 34 }, { line: 3, colour: GREEN });
  pen.frame({ x: 31, y: 29, width: DESIGN.width - 62, height: DESIGN.height - 48 }, { line: 0.8, colour: SAND });
  const line = (y: number, height: number): Box => ({ x: EDGE, y, width: INNER, height });
  const middle = { align: 'center' } as const;
  if (head.logo)
    pen.picture(head.logo, { x: EDGE, y: 46, width: INNER, height: 62 }, t('paper:alt.logo', { name: head.clubName }), 'center');
  pen.write(head.clubName, line(112, 18), { size: 13, colour: SOFT, ...middle });
  const [own, other] = inBoth(sheet.language);
  const [title, below] = [own, other].map((language) => say(language)('paper:certificate.title')) as [string, string];
  pen.write(title, line(138, 46), { size: 34, face: 'bold', colour: GREEN, heading: 'H1', ...middle });
  pen.write(below, line(182, 20), { size: 14, colour: SOFT, language: other, ...middle });
  const givenTo = [own, other].map((language) => say(language)('paper:certificate.givenTo')).join(' / ');
  pen.write(givenTo, line(216, 18), { size: 12, ...middle });
  const partners = winner.winner ? partnersText(winner.winner, (round) => t('paper:round', round)) : '';
  const room = partners === '' ? 64 : 46;
  pen.write(winner.winner?.name ?? '', line(236, room), { size: 46, face: 'bold', least: 20, heading: 'H2', ...middle });
  if (partners !== '') pen.write(partners, line(282, 20), { size: 14, least: 9, ...middle });
  pen.line(DESIGN.width / 2 - 130, 306, DESIGN.width / 2 + 130, 306, { width: 1, colour: SAND });
  const awards = [own, other].map((language) => awardName(winner, language)) as [string, string];
  const result = (language: Language) => resultOf(winner, content, { t: say(language), language });
  pen.write(awards[0], line(314, 42), { size: 24, face: 'bold', colour: GREEN, ...middle });
  const { sponsor } = winner.prize;
  const by = sponsor ? say(own)('paper:sponsoredBy', { name: sponsor }) : '';
  const remarks = [awards[1] === awards[0] ? '' : awards[1], [result(own), by].filter(Boolean).join(' · ')].filter(Boolean);
  for (const [nth, text] of remarks.entries()) pen.write(text, line(354 + nth * 21, 20), { size: 14, colour: SOFT, ...middle });
  pen.write(head.tournament, line(398, 30), { size: 17, face: 'bold', ...middle });
  pen.write([head.dates, head.place].filter(Boolean).join(' · '), line(426, 18), { size: 12, ...middle });
  if (head.sponsors.length > 0) drawSponsors(pen, head.sponsors, line(449, 33));
  drawSigning(sheet, own, other);
}

const inBoth = (language: Language): [Language, Language] => [language, LANGUAGES.find((one) => one !== language) ?? language];

function drawSigning({ pen, head, t }: Sheet, own: Language, other: Language): void {
  for (const [nth, who] of (['club', 'committee'] as const).entries()) {
    const box = { x: EDGE + nth * (INNER - 200), y: 486, width: 200, height: 14 };
    pen.write(say(own)(`paper:sign.${who}`), box, { size: 11, face: 'bold', align: 'center' });
    pen.write(say(other)(`paper:sign.${who}`), { ...box, y: 499 }, { size: 8.5, colour: SOFT, align: 'center', language: other });
    pen.line(box.x, 548, box.x + box.width, 548, { width: 0.7 });
  }
  pen.qr(head.address, { x: DESIGN.width / 2 - 33.5, y: 487.5, width: 67 }, t('paper:alt.page'));
}
