import type { PublicBoard } from '@fairway/api';
import { closestLanguage, datesIn, type PublicLanguage } from '@fairway/api/word/language';
import { sayPublic } from '../../../../../text/word.ts';
import type { WholeForm } from '../../../../field/signup/store.ts';
import { boardAddress } from './address.ts';
import { escaped } from './escaped.ts';
import { PICTURE } from './share-picture.ts';
import { eventText, type SharedText, shareText } from './share-text.ts';
import { sportsEvent } from './sports-event.ts';

export type LivePage = 'board' | 'start-list' | 'regulations' | 'seal' | 'lucky-draw' | 'draw' | 'check' | 'enter';

const TITLES = {
  board: 'board',
  'start-list': 'startList',
  regulations: 'regulations',
  seal: 'seal',
  'lucky-draw': 'luckyDraw',
  draw: 'draw',
  check: 'check',
  enter: 'enter',
} as const satisfies Record<LivePage, string>;

const LOCALES: Readonly<Record<PublicLanguage, string>> = { vi: 'vi_VN', en: 'en_US', ko: 'ko_KR', ja: 'ja_JP', zh: 'zh_CN' };

/** A golfer's card or a flight within a page: what a link to it says, and its own address. */
export type SharedPart = SharedText & { address: string };

type HeadContent = { page: LivePage; language: PublicLanguage; publicUrl: string; part: SharedPart | null };

/** The page of a public tournament: its name, and what a chat shows of a link to it, in place of the title of the built page. */
export function pageOf(template: string, board: PublicBoard, { page, language, publicUrl, part }: HeadContent): string {
  const named = page === 'board' && board.matches ? 'matches' : TITLES[page];
  const title = part?.title ?? [board.name, sayPublic(language)(named)].join(' · ');
  const home = boardAddress(publicUrl, board.tournamentId);
  const address = page === 'board' ? home : `${home}/${page}`;
  // its letters are the program's own, which has none for the guests' languages
  const picture = `${publicUrl}/api/live/tournaments/${board.tournamentId}/picture.png?language=${closestLanguage(language)}&v=${board.boardVersion}`;
  const description = part?.description ?? shareText(board, language);
  const shown = { language, siteName: board.clubName, title, description, canonical: address, address: part?.address ?? address, picture };
  const html = withHead(template, shown, [
    ...(page === 'board' ? ['<noscript><meta http-equiv="refresh" content="0;url=?text" /></noscript>'] : []),
    `<script type="application/ld+json">${inScript(sportsEvent(board, { address: home, picture, description: eventText(board, language), language }))}</script>`,
  ]);
  const link = `<p><a href="?text">${escaped(sayPublic(language)('asText'))}</a></p>`;
  return page === 'board' ? html.replace('<noscript>\n      <p>', () => `<noscript>\n      ${link}\n      <p>`) : html;
}

/** The page on which golfers enter a private tournament: what anyone reads of it there, without a board. */
export function enterPageOf(template: string, tournament: WholeForm['tournament'], language: PublicLanguage, publicUrl: string): string {
  const { id, name, clubName, time, location } = tournament;
  const address = `${boardAddress(publicUrl, id)}/enter`;
  const title = [name, sayPublic(language)('enter')].join(' · ');
  const description = [datesIn(language, tournament), time, clubName, location].filter(Boolean).join(' · ');
  return withHead(template, { language, siteName: clubName, title, description, canonical: address, address, picture: null }, []);
}

type Shown = {
  language: PublicLanguage;
  siteName: string;
  title: string;
  description: string;
  canonical: string;
  /** A chat shows what this address says. */
  address: string;
  picture: string | null;
};

/** The built page in its language, with a title and what a chat shows. */
function withHead(
  template: string,
  { language, siteName, title, description, canonical, address, picture }: Shown,
  more: string[],
): string {
  const graph = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:locale': LOCALES[language],
    'og:title': title,
    'og:description': description,
    'og:url': address,
    ...(picture !== null && {
      'og:image': picture,
      'og:image:type': 'image/png',
      'og:image:width': String(PICTURE.width),
      'og:image:height': String(PICTURE.height),
      'og:image:alt': description,
    }),
  };
  const head = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<link rel="canonical" href="${escaped(canonical)}" />`,
    ...Object.entries(graph).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`),
    `<meta name="twitter:card" content="${picture === null ? 'summary' : 'summary_large_image'}" />`,
    ...more,
  ];
  return template.replace(/ lang="\w+"/, () => ` lang="${language}"`).replace(/<title>[^<]*<\/title>/, () => head.join('\n    '));
}

/** Data within a page: no text of it ends the script, or turns around what follows. */
const inScript = (data: unknown): string =>
  JSON.stringify(data).replace(/[\p{Cf}<>&\u2028\u2029]/gu, (sign) =>
    Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );
