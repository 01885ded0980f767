import type { MatchState } from '@fairway/golf';
import type { PublicMatch } from '../route/play/match.ts';
import type { SayOf } from './say.ts';

/** What says the words of matches, in any of the five languages. */
export type SayMatch = SayOf<'match-board'>;

type ShownMatch = Pick<PublicMatch, 'holes' | 'state' | 'teeTime'>;
type Played = Pick<PublicMatch, 'state' | 'parts'>;

/** Holes that have a winner or were halved, extra ones included. */
export const holesPlayed = ({ holes }: Pick<PublicMatch, 'holes'>): number => holes.filter(({ winner }) => winner !== null).length;

export const isOver = ({ code }: MatchState): boolean => code === 'won' || code === 'halved' || code === 'no-winner';

/** Whether a match is being played: it has begun, and is not decided. */
export const isInPlay = ({ code }: MatchState): boolean => code === 'in-play' || code === 'all-square';

/** The nines of a Nassau whose whole is decided that are not decided themselves: it goes on there. */
const openNines = ({ state, parts }: Played): ('front' | 'back')[] =>
  parts === null || !isOver(state) ? [] : (['front', 'back'] as const).filter((part) => !isOver(parts[part]));

/** The side that leads or has won; null: neither. */
export function leaderOf(state: MatchState): 0 | 1 | null {
  if (state.code === 'won') return state.winner;
  return state.code === 'in-play' ? state.leader : null;
}

/** The extra hole that decided, as the match numbers it: 19; null: none did. A result without its holes says how many there were. */
function extraHole({ holes, state }: Pick<PublicMatch, 'holes' | 'state'>): number | null {
  if (state.code !== 'won' || !('up' in state) || state.extraHole === undefined) return null;
  if (state.by === 'holes') return state.hole;
  return Math.max(0, ...holes.flatMap(({ hole, on }) => (hole === on ? hole : []))) + state.extraHole;
}

/** Where a match stands as golfers write it: 3&2, 2 UP, AS, 19 holes; before it begins a dash. */
export function matchScoreText(match: Pick<PublicMatch, 'holes' | 'state'>, t: SayMatch): string {
  const { state } = match;
  switch (state.code) {
    case 'not-begun':
      return t('short.none');
    case 'in-play':
      return state.up === 0 ? t('short.level') : t('short.up', { up: state.up });
    case 'all-square':
      return t('short.level');
    case 'halved':
      return t('short.halved');
    case 'no-winner':
      return t(SHORT[state.by]);
    default:
      return wonText(match, state, t);
  }
}

/** What ended a match before its holes did. */
const SHORT = {
  conceded: 'short.conceded',
  'walk-over': 'short.walkOver',
  disqualified: 'short.disqualified',
  committee: 'short.committee',
} as const;

function wonText(match: Pick<PublicMatch, 'holes' | 'state'>, state: Extract<MatchState, { code: 'won' }>, t: SayMatch): string {
  const extra = extraHole(match);
  if (extra !== null) return t('short.extra', { hole: extra });
  if ('up' in state) return state.left > 0 ? t('short.score', { up: state.up, left: state.left }) : t('short.up', { up: state.up });
  return t(SHORT[state.by]);
}

/** Beside the score: thru 12, dormie, the tee time, F, the nine of a Nassau that goes on; '' where there is nothing to say. */
export function matchProgressText(match: ShownMatch & Played, t: SayMatch): string {
  const { state, teeTime } = match;
  const open = openNines(match);
  if (open.length > 0) return `${open.map((part) => t(`nassau.${part}`)).join(', ')} …`;
  if (state.code === 'not-begun') return teeTime ?? '';
  if (state.code === 'all-square') return t('short.extraHoles');
  if (state.code !== 'in-play') return t('short.final');
  const thru = t('short.thru', { holes: holesPlayed(match) });
  return state.dormie ? `${t('short.dormie')} · ${thru}` : thru;
}

/** Where a match stands and how it was decided, in a sentence that names the sides. */
export function matchSentence(match: ShownMatch, names: readonly [string, string], t: SayMatch): string {
  const { state, teeTime } = match;
  const thru = t('thruHoles', { holes: holesPlayed(match) });
  switch (state.code) {
    case 'not-begun':
      return teeTime === null ? t('state.not-begun') : t('state.startsAt', { time: teeTime });
    case 'in-play': {
      if (state.leader === null) return t('state.level', { thru });
      const lead = { name: names[state.leader], up: state.up };
      return state.dormie ? t('state.dormie', lead) : t('state.leads', { ...lead, thru });
    }
    case 'all-square':
      return t('state.extraHoles');
    case 'halved':
      return state.by === 'committee' ? t('state.halvedCommittee', { reason: state.reason }) : t('state.halved');
    case 'no-winner':
      return t(state.by === 'disqualified' ? 'state.bothDisqualified' : 'state.noWinner');
    default:
      return wonSentence(match, state, names, t);
  }
}

function wonSentence(
  match: ShownMatch,
  state: Extract<MatchState, { code: 'won' }>,
  names: readonly [string, string],
  t: SayMatch,
): string {
  const [name, other] = [names[state.winner], names[state.winner === 0 ? 1 : 0]];
  const extra = extraHole(match);
  if (extra !== null) return t('state.wonExtra', { name, hole: extra });
  switch (state.by) {
    case 'committee':
      return t('state.committee', { name, reason: state.reason });
    case 'disqualified':
      return t('state.disqualified', { name, other });
    case 'conceded':
      return state.hole === null ? t('state.conceded', { name, other }) : t('state.concededOn', { name, other, hole: state.hole });
    case 'walk-over':
      return state.hole === null ? t('state.walkOver', { name, other }) : t('state.walkOverOn', { name, other, hole: state.hole });
    default:
      return t('state.won', { name, score: wonText(match, state, t) });
  }
}

/** Holes won less holes lost: +3, 0, −2. */
export const holesUpText = (holes: number): string => (holes === 0 ? '0' : holes > 0 ? `+${holes}` : `−${-holes}`);

/** How far a session, or several of them, are in words. */
export function sessionProgress({ matches }: { readonly matches: readonly Played[] }, t: SayMatch): string {
  if (matches.length === 0) return t('session.none');
  const goesOn = (match: Played) => openNines(match).length > 0;
  const decided = matches.filter((match) => isOver(match.state) && !goesOn(match)).length;
  const playing = matches.filter((match) => isInPlay(match.state) || goesOn(match)).length;
  const done = t('session.progress', { decided, matches: matches.length });
  return playing === 0 ? done : `${done} · ${t('session.inPlay', { count: playing })}`;
}
