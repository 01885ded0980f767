import { mayDo } from '@fairway/api';
import { isCodeTooSmall, PAPERS_OF_ROUND, PAPERS_WITH_CODE, type PaperKind } from '@fairway/api/choice/output/paper';
import { AppError } from '../../../error/app-error.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import type { Passwords } from '../../account/auth/passwords.ts';
import { keepCodes, linkUrl, type NewCode, newCodes } from '../../play/marker/link/link.ts';
import type { RoundContent } from '../report/round-content.ts';
import type { DrawnPaper, Papers } from './draw.ts';
import { type Part, partsOf } from './part.ts';
import { insertPrint, type Print } from './print-store.ts';
import { divisionOf, type ReadPaper, readPaper } from './read.ts';
import type { PaperDeps, PaperWish } from './reader.ts';
import type { CaddieCode } from './source.ts';

type Printer = Writer & PaperDeps & { passwords: Passwords; papers: Papers; fontFolders: string[] };
type PrintOrder = PaperWish & { kind: PaperKind; only: readonly string[] | undefined };

/**
 * Makes a paper for printing, and remembers it. The caddie's QR codes on it are new ones, kept only once the paper is drawn; they end no
 * earlier ones. A closed tournament is printed too, without codes.
 */
export async function printPaper(deps: Printer, actor: Actor, { only, ...wish }: PrintOrder): Promise<DrawnPaper> {
  const { principal, tournament } = actor;
  const paper = await readPaper(deps, tournament, wish, only);
  const round = PAPERS_OF_ROUND.includes(wish.kind) ? (paper.content as RoundContent).round : null;
  const isCoded = wish.code === 'caddie' && PAPERS_WITH_CODE.includes(wish.kind);
  if (isCoded && (principal.kind !== 'person' || !mayDo(principal, 'link.write'))) throw new AppError('forbidden');
  if (isCoded && wish.kind === 'score-card' && isCodeTooSmall(wish)) throw new AppError('paper-code-small');
  const made = isCoded ? await newCodes(deps.passwords, (paper.content as RoundContent).flights) : [];
  const codes = codesOf(made, deps, tournament.id);
  const drawn = await deps.papers.draw({ ...paper, codes, fontFolders: deps.fontFolders }, principal.id);
  await writeTournament(deps, actor, {
    unseen: true,
    ...(!isCoded && { evenClosed: true, evenArchived: true }),
    change: async (tx) => {
      const now = deps.clock();
      await insertPrint(tx, {
        ...{ tournamentId: tournament.id, kind: wish.kind, roundId: round?.id ?? null, divisionId: divisionOf(wish.kind, wish) ?? null },
        ...{ size: wish.size, language: wish.language, each: wish.each, code: codeOn(paper), pages: drawn.pages },
        parts: Object.fromEntries(partsOf(paper, wish.language).map(({ key, digest }) => [key, digest])),
        ...{ printedAt: now, principalKind: principal.kind, principalId: principal.id },
      });
      return round && made.length > 0 ? keepCodes(tx, now, { roundId: round.id, made }) : null;
    },
    answer: async () => undefined,
  });
  return drawn;
}

/** The code that is on the paper: a kind without a choice has none of them. */
const codeOn = ({ kind, code }: ReadPaper) => (PAPERS_WITH_CODE.includes(kind) ? code : 'none');

function codesOf(made: readonly NewCode[], { publicUrl }: { publicUrl: string }, tournamentId: string): Record<string, CaddieCode> {
  return Object.fromEntries(
    made.map(({ row, link, code }) => {
      const url = linkUrl({ publicUrl }, tournamentId, link);
      return [row.flightId, { url, page: url.replace(/#.*/, ''), digits: `${code.slice(0, 3)} ${code.slice(3)}` }];
    }),
  );
}

/** What a picture shows in the place of codes that nobody has made. */
export function sampleCodes({ flights }: RoundContent, publicUrl: string, tournamentId: string): Record<string, CaddieCode> {
  const page = linkUrl({ publicUrl }, tournamentId, '').replace(/#.*/, '');
  return Object.fromEntries(flights.map(({ id }) => [id, { url: page, page, digits: '••• •••' }]));
}

export type Printed = { print: Pick<Print, 'printedAt' | 'by' | 'code'> | null; changed: Part[] };

/**
 * When a paper was last printed, and which of its parts would say something else now than on the last print that has them, or are on none.
 * @param prints of the tournament, the newest first
 */
export function printedOf(
  { kind, content }: ReadPaper,
  { parts, prints, wish }: { parts: readonly Part[]; prints: readonly Print[]; wish: PaperWish },
): Printed {
  const divisionId = divisionOf(kind, wish) ?? null;
  const roundId = PAPERS_OF_ROUND.includes(kind) ? (content as RoundContent).round.id : null;
  const own = prints.filter((print) => print.kind === kind && print.roundId === roundId && print.divisionId === divisionId);
  const [print = null] = own;
  if (print === null) return { print, changed: [] };
  const last = ({ key }: Part) => own.find(({ parts: digests }) => key in digests)?.parts[key];
  return { print, changed: parts.filter((part) => last(part) !== part.digest) };
}
