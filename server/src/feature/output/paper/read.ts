import type { ShortScreen } from '@fairway/api/choice/field/short-address';
import {
  hasCardCodes,
  PAPER_KINDS,
  PAPERS_OF_DIVISION,
  PAPERS_OF_STROKES,
  type PaperKind,
  USUAL_PAPERS,
} from '@fairway/api/choice/output/paper';
import { readable } from '@fairway/facts';
import type { TournamentRecord } from '../../../access/tournament-record.ts';
import { AppError } from '../../../error/app-error.ts';
import { shortAddresses, shortAddressOf } from '../../field/short-address/short-address.ts';
import { factsOf } from '../../result/facts/facts.ts';
import { headOf, type OfResult } from '../report/head.ts';
import { isPublic, type Reading } from '../report/reading.ts';
import type { RoundContent } from '../report/round-content.ts';
import type { PaperLedger } from './page/sheet.ts';
import { onlyParts } from './part.ts';
import { currentOf, openSource, type PaperDeps, type PaperWish, READERS, type Source } from './reader.ts';
import type { ContentOf, PaperOrder } from './source.ts';

/** A paper before it has codes and fonts. */
export type ReadPaper = Omit<PaperOrder, 'fontFolders' | 'codes'>;

/** Everything that a paper says, or an AppError that says what it lacks; `only`: these of its parts. */
export async function readPaper(
  deps: PaperDeps,
  tournament: TournamentRecord,
  { kind, ...wish }: PaperWish & { kind: PaperKind },
  only?: readonly string[],
): Promise<ReadPaper> {
  if (tournament.play === 'match' && PAPERS_OF_STROKES.includes(kind)) throw new AppError('paper-of-strokes');
  const source = await openSource(deps, tournament, { ...wish, divisionId: divisionOf(kind, wish) });
  const paper = await readKind(deps, source, { ...wish, kind });
  if (only === undefined) return paper;
  const part = onlyParts(paper, only);
  if (partCount(part.content) === 0) throw new AppError('not-found');
  return part;
}

const partCount = (content: ContentOf[PaperKind]): number => {
  if (typeof content === 'string') return content.length;
  if ('matches' in content) return content.matches.length;
  if ('contests' in content) return content.contests.length;
  if ('flights' in content) return content.flights.length + content.unassigned.length;
  return 'winners' in content ? content.winners.length : 1;
};

/** A paper may be of one division; others are always of all. */
export const divisionOf = (kind: PaperKind, { divisionId }: Pick<PaperWish, 'divisionId'>): string | undefined =>
  PAPERS_OF_DIVISION.includes(kind) ? divisionId : undefined;

/** What a small picture shows of a logo, in pixels. */
const SMALL_LOGO = 96;

/** Every paper with what it says, or with the reason why there is none; what several say is read once. */
export async function readPapers(
  deps: PaperDeps,
  tournament: TournamentRecord,
  wish: PaperWish,
): Promise<{ kind: PaperKind; paper: ReadPaper | AppError }[]> {
  const ofAll = await openSource(deps, tournament, { ...wish, divisionId: undefined }, SMALL_LOGO);
  const ofDivision = wish.divisionId === undefined ? ofAll : await openSource(deps, tournament, wish, SMALL_LOGO);
  const papers = [];
  for (const kind of ofAll.facts.play === 'match' ? MATCH_PLAY : USUAL_PAPERS) {
    const source = divisionOf(kind, wish) === undefined ? ofAll : ofDivision;
    const paper = await readKind(deps, source, { ...wish, kind }).catch((error) => {
      if (error instanceof AppError) return error;
      throw error;
    });
    papers.push({ kind, paper });
  }
  return papers;
}

async function readKind(deps: PaperDeps, source: Source, { kind, ...wish }: PaperWish & { kind: PaperKind }): Promise<ReadPaper> {
  const { content, names, ...ofResult } = await READERS[kind](source, wish, kind);
  const screen = screenOf(source, kind, wish.roundId, ofResult.staffOnly);
  const head = {
    ...(await headOf(source, deps.clock(), ofResult, source.logo)),
    sponsors: WITH_SPONSORS.includes(kind) ? await source.sponsors() : [],
    address: await shortAddressOf(source, source.facts.id, screen),
    ledger: await ledgerOf(deps, source, kind, ofResult),
  };
  const { size, language, each, code } = wish;
  const cards = hasCardCodes(kind, code) ? await cardAddresses(source, content as RoundContent) : {};
  return { kind, size, language, each, code, cards, head, content, names };
}

/** Null: there is none yet, or the public sees no result. */
async function ledgerOf(
  deps: PaperDeps,
  { facts: { id, ...facts } }: Source,
  kind: PaperKind,
  { ledger = null, staffOnly = false, standing }: OfResult,
): Promise<PaperLedger | null> {
  if (ledger === null || staffOnly || !isPublic(facts)) return null;
  const isSigned = kind === 'winner' && standing === 'official';
  const signature = isSigned ? (await factsOf(deps, id))?.signature : null;
  return {
    signs: readable(ledger.head),
    check: `${deps.publicUrl}/tournaments/${id}/live/check?head=${ledger.head}&lines=${ledger.lines}`,
    signed: signature ? { number: signature.statement.number, file: `${deps.publicUrl}/api/live/tournaments/${id}/result.html` } : null,
  };
}

/** Of a tournament that is not public nobody has a live card. */
async function cardAddresses(source: Source, { flights, unassigned }: RoundContent): Promise<Record<string, string>> {
  if (!isPublic(source.facts)) return {};
  const ids = [...flights.flatMap(({ players }) => players), ...unassigned].map(({ id }) => id);
  const targets = ids.map((playerId) => ({ screen: 'card' as const, playerId }));
  const addresses = await shortAddresses(source, source.facts.id, targets);
  return Object.fromEntries(ids.map((id, nth) => [id, addresses[nth] ?? '']));
}

/** Where no list by strokes is ranked. */
const MATCH_PLAY = PAPER_KINDS.filter((kind) => !PAPERS_OF_STROKES.includes(kind));

const WITH_SPONSORS: readonly PaperKind[] = ['result', 'leaderboard', 'winner', 'certificate', 'match-result'];

const OFFICE = {
  'score-card': 'office-flights',
  'flight-sheet': 'office-flights',
  'start-list': 'office-flights',
  'bag-tag': 'office-flights',
  'flight-label': 'office-flights',
  'cart-sign': 'office-flights',
  result: 'office-leaderboard',
  leaderboard: 'office-leaderboard',
  winner: 'office-winners',
  certificate: 'office-winners',
  'side-award-board': 'office-side-awards',
  regulation: 'office-regulations',
  'match-card': 'office-flights',
  'match-sign': 'office-flights',
  'order-of-play': 'office-flights',
  bracket: 'office-leaderboard',
  'match-result': 'office-leaderboard',
} as const satisfies Record<PaperKind, ShortScreen>;

/** The public page that shows the same, or the office's where the public does not see it. */
function screenOf({ facts, rounds }: Reading, kind: PaperKind, roundId: string | undefined, staffOnly = false): ShortScreen {
  const office = OFFICE[kind];
  if (!isPublic(facts) || staffOnly) return office;
  if (office !== 'office-flights') return kind === 'regulation' ? 'regulations' : 'board';
  return roundId === undefined || currentOf(rounds)?.id === roundId ? 'start-list' : office;
}
