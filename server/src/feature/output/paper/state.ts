import type { Language, PaperState } from '@fairway/api';
import { PAPERS_WITH_CODE } from '@fairway/api/choice/output/paper';
import type { Principal } from '../../../access/principal.ts';
import type { TournamentRecord } from '../../../access/tournament-record.ts';
import { AppError } from '../../../error/app-error.ts';
import { errorAnswer } from '../../../http/errors.ts';
import type { RoundContent } from '../report/round-content.ts';
import type { Papers } from './draw.ts';
import { partsOf } from './part.ts';
import { printedOf, sampleCodes } from './print.ts';
import { findPrints } from './print-store.ts';
import { type ReadPaper, readPapers } from './read.ts';
import type { PaperDeps, PaperWish } from './reader.ts';
import type { PaperOrder } from './source.ts';

type Deps = PaperDeps & { papers: Papers; fontFolders: string[] };
/** `language`: of the screen. */
type Viewer = { wish: PaperWish; language: Language; principal: Pick<Principal, 'id'> };

/** Every paper as it would come out now, with a picture of its first page, its last print and what has changed since. */
export async function readStates(deps: Deps, tournament: TournamentRecord, { wish, language, principal }: Viewer): Promise<PaperState[]> {
  const found = await readPapers(deps, tournament, wish);
  const papers = found.flatMap(({ paper }) => (paper instanceof AppError ? [] : [paper]));
  const orders = papers.map((paper): PaperOrder => {
    const codes = isCoded(paper) ? sampleCodes(paper.content as RoundContent, deps.publicUrl, tournament.id) : {};
    return { ...paper, codes, fontFolders: deps.fontFolders };
  });
  const pictures = orders.length === 0 ? [] : await deps.papers.pictures(orders, principal.id);
  const prints = await findPrints(deps.db, tournament.id);
  return found.map(({ kind, paper }): PaperState => {
    if (paper instanceof AppError)
      return { kind, lacks: errorAnswer(paper, language).message, pages: 0, picture: null, print: null, changed: [] };
    const { pages = 0, svg = null } = pictures[papers.indexOf(paper)] ?? {};
    const { print, changed } = printedOf(paper, { parts: partsOf(paper, language), prints, wish });
    return {
      ...{ kind, lacks: null, pages, picture: svg },
      print: print && { at: print.printedAt.toISOString(), by: print.by, code: print.code },
      changed: changed.map(({ key, label }) => ({ key, label })),
    };
  });
}

const isCoded = ({ kind, code }: ReadPaper): boolean => code === 'caddie' && PAPERS_WITH_CODE.includes(kind);
