import type { PublicBoard, PublicContest, PublicContests, PublicMatch, PublicSession } from '@fairway/api';
import { isOver, type SayMatch, sessionProgress } from '@fairway/api/word/match-text';
import {
  type BracketShape,
  bracketPages,
  bracketShape,
  type ShownNode,
  type ShownRound,
} from '../../../feature/play/match/picture/bracket-shape.ts';
import { inReadingOrder, isOfTwoTeams, matchesOf, sessionPoints, sessionTitle } from '../../../feature/play/match/picture/contest-words.ts';
import type { Teams } from '../../../feature/play/match/picture/side-name.ts';
import type { ResultSlide } from '../result/result-slide.ts';
import { pagesOf } from '../turn/paging.ts';

type Of<Kind extends PublicContest['standing']['kind']> = Extract<PublicContest['standing'], { kind: Kind }>;

/** What fills the screen for a while: the total of a cup; matches of a session, of a cup of two teams below its total; part of a bracket; tables of groups. */
export type MatchSlide = { readonly contest: PublicContest } /** `session` null: of a cup without matches. */ & (
  | { readonly kind: 'cup' }
  | { readonly kind: 'matches'; readonly session: PublicSession; readonly matches: readonly PublicMatch[]; readonly isUnderTotal: boolean }
  | { readonly kind: 'bracket'; readonly rounds: readonly ShownRound[]; readonly third: ShownNode | null }
  | { readonly kind: 'groups'; readonly groups: Of<'groups'>['groups'] }
);

/** So many tables of groups stand side by side. */
const GROUPS_A_PAGE = 2;

/** How many matches have room on a page: below the total of a cup, and without. */
type MatchRoom = { readonly withCup: number; readonly alone: number };

/** Where each contest stands, then its matches: of a cup all, those being played first; else those that are not over. */
export const matchSlides = (contests: PublicContests, room: MatchRoom, t: SayMatch): MatchSlide[] =>
  contests.items.flatMap((contest): MatchSlide[] => [...standingSlides(contest, t), ...sessionSlides(contest, room)]);

function standingSlides(contest: PublicContest, t: SayMatch): MatchSlide[] {
  const { standing } = contest;
  // of two teams the total stands above the matches of every page; of more it takes a page of its own
  if (standing.kind === 'cup') return isOfTwoTeams(contest) && matchesOf(contest).length > 0 ? [] : [{ kind: 'cup', contest }];
  if (standing.kind === 'groups') {
    return pagesOf(standing.groups, GROUPS_A_PAGE).map((groups) => ({ kind: 'groups', contest, groups }));
  }
  const shape = bracketShape(standing, new Map(matchesOf(contest).map((match) => [match.id, match])), t);
  return [...bracketSlides(contest, shape.main, shape.third), ...bracketSlides(contest, shape.consolation, null)];
}

/** The match for third place stands beside the last rounds. */
function bracketSlides(contest: PublicContest, rounds: BracketShape['main'], third: ShownNode | null): MatchSlide[] {
  const pages = bracketPages(rounds);
  return pages.map((page, nth) => ({ kind: 'bracket', contest, rounds: page, third: nth === pages.length - 1 ? third : null }));
}

function sessionSlides(contest: PublicContest, room: MatchRoom): MatchSlide[] {
  const isCup = contest.standing.kind === 'cup';
  const isUnderTotal = isOfTwoTeams(contest);
  return inReadingOrder(contest.sessions).flatMap((session) => {
    const shown = isCup ? session.matches : session.matches.filter(({ state }) => !isOver(state));
    return pagesOf(shown, isUnderTotal ? room.withCup : room.alone).map(
      (matches): MatchSlide => ({ kind: 'matches', contest, session, matches, isUnderTotal }),
    );
  });
}

/** What a page is called, and what stands beside it; of a result its podium has its name. */
export function saySlide(
  slide: MatchSlide | ResultSlide,
  board: Pick<PublicBoard, 'name'>,
  teams: Teams,
  t: SayMatch,
  language: string,
): { title: string; note: string } {
  if (!('contest' in slide)) return { title: slide.kind === 'podium' ? (slide.podium.title ?? '') : '', note: '' };
  const { contest } = slide;
  if (slide.kind === 'cup') return { title: contest.name, note: t('cup.total') };
  if (slide.kind === 'groups') return { title: contest.name, note: slide.groups.map(({ name }) => t('group.name', { name })).join(' · ') };
  if (slide.kind === 'bracket') {
    const [first, ...others] = slide.rounds;
    return { title: contest.name, note: [first, others[others.length - 1]].flatMap((round) => round?.title ?? []).join(' – ') };
  }
  const { session } = slide;
  const points = contest.standing.kind === 'cup' ? sessionPoints(contest.standing, contest.sessions.indexOf(session), teams, language) : '';
  const called = sessionTitle(contest, session, t);
  // the name of the tournament stands above
  const isNamed = contest.name === board.name && called !== '';
  return {
    title: isNamed ? called : contest.name,
    note: [!isNamed && called, points, sessionProgress(session, t)].filter(Boolean).join(' · '),
  };
}
