import { cardHole } from '@fairway/api/rule/field/round-hole';
import type { SayOf } from '@fairway/api/word/say';
import type { HoleWinner, MatchScore, MatchState, Winner } from '@fairway/golf';
import type { MatchView } from './match-view.ts';

export type SayMatch = SayOf<'marker-match'>;

/** What a flight calls both sides: the last word of each name, and whole names where those would be the same. */
export function calledSides({ match }: Pick<MatchView, 'match'>): readonly [string, string] {
  const [one, other] = match.sides.map(({ name }) =>
    name
      .split(/\s*[/&]\s*/)
      .map((partner) => partner.slice(partner.trimEnd().lastIndexOf(' ') + 1))
      .join(' / '),
  );
  const [first, second] = match.sides;
  return one === other ? [first.name, second.name] : [one ?? '', other ?? ''];
}

export const otherThan = (side: Winner): Winner => (side === 0 ? 1 : 0);

/** A state as golfers say it, who leads or has won, and the same in a sentence. */
type SaidState = { readonly badge: string; readonly leader: Winner | null; readonly sentence: string };

export function saidState(t: SayMatch, view: MatchView, state: MatchState = view.played.state): SaidState {
  const { round } = view;
  const called = calledSides(view);
  const of = (side: Winner) => ({ side: called[side], other: called[otherThan(side)] });
  const level = (badge: string, sentence: string): SaidState => ({ badge, leader: null, sentence });
  switch (state.code) {
    case 'not-begun':
      return level(t('badge.none'), t('state.notBegun'));
    case 'in-play': {
      const { leader, up, left, dormie } = state;
      if (leader === null) return level(t('badge.level'), t('state.level', { left }));
      return { badge: t('badge.up', { up }), leader, sentence: t(dormie ? 'state.dormie' : 'state.up', { ...of(leader), up, left }) };
    }
    case 'all-square': {
      const hole = cardHole(round, round.par.length + state.extraHoles);
      return level(t('badge.level'), t('state.allSquare', { hole, next: hole + 1 }));
    }
    case 'halved':
      return level(t('badge.halved'), t(state.by === 'committee' ? 'state.halvedCommittee' : 'state.halved'));
    case 'no-winner':
      return level(t('badge.none'), t('state.noWinner'));
    default:
      return { leader: state.winner, ...won(state) };
  }

  function won(end: Extract<MatchState, { code: 'won' }>): Omit<SaidState, 'leader'> {
    const sides = of(end.winner);
    if (end.by === 'holes') {
      const hole = cardHole(round, end.hole);
      if (end.extraHole !== undefined) return { badge: t('badge.hole', { hole }), sentence: t('state.wonExtra', { ...sides, hole }) };
      const score = scoreText(t, end);
      return { badge: score, sentence: t('state.won', { ...sides, score, hole }) };
    }
    if (end.by === 'result') {
      const last = cardHole(round, round.par.length);
      const score = end.extraHole === undefined ? scoreText(t, end) : t('badge.hole', { hole: last + end.extraHole });
      return { badge: score, sentence: t('state.result', { ...sides, score }) };
    }
    return { badge: t('badge.won'), sentence: t(ENDED[end.by], sides) };
  }
}

/** What ended a match before its holes did. */
const ENDED = {
  conceded: 'state.conceded',
  'walk-over': 'state.walkOver',
  disqualified: 'state.disqualified',
  committee: 'state.committee',
} as const;

const scoreText = (t: SayMatch, { up, left }: MatchScore): string => (left === 0 ? t('badge.up', { up }) : t('badge.left', { up, left }));

/** How a hole came out. */
export function saidHole(t: SayMatch, view: MatchView, winner: HoleWinner | null, isConceded = false): string {
  if (winner === null) return t('hole.none');
  if (winner === 'halved') return t('hole.halved');
  const called = calledSides(view);
  return t(isConceded ? 'hole.conceded' : 'hole.won', { side: called[winner], other: called[otherThan(winner)] });
}

/** What somebody said of a match: `Hố 5: Bình thắng hố`. */
export function saidWord(t: SayMatch, view: MatchView, word: MatchView['words'][number]['word']): string {
  switch (word.kind) {
    case 'hole':
      return t('said.hole', { hole: word.hole, result: word.winner === null ? t('said.cleared') : saidHole(t, view, word.winner) });
    case 'hole-conceded':
      return t('say.concedeHole', { side: calledSides(view)[word.by], hole: word.hole });
    case 'match-conceded':
      return t('say.concedeMatch', { side: calledSides(view)[word.by] });
    default:
      return t('said.struck');
  }
}
