import type { PublicExplanation, PublicStep } from '@fairway/api';
import { isPrivateTie } from '@fairway/api/rule/play/private-tie';
import { type Basis, type SideStep, type TieTrial, wholeStrokes } from '@fairway/golf';
import type { Competition } from '../../../engine/competition/competition.ts';
import { ownBasis } from '../../../engine/tournament/format.ts';
import { explanationOf } from './explanation.ts';

/** The steps with this code; a member of the union may have several codes. */
type StepOf<Code, Step = SideStep> = Step extends { code: infer Own } ? (Code extends Own ? Step : never) : never;
type Columns = { [Code in SideStep['code']]: readonly Exclude<keyof StepOf<Code>, 'code'>[] };

/** What anyone may read of each step. What is not listed here never reaches a public answer. */
const COLUMNS: Columns = {
  'declared-handicap': ['round', 'handicap', 'allowance', 'added', 'rounded'],
  'nine-hole-rating': ['round', 'index', 'halved', 'slope', 'rating', 'par', 'parOf', 'handicap'],
  'half-handicap': ['round', 'whole', 'handicap'],
  'handicap-capped': ['from', 'cap', 'to'],
  'handicap-limited': ['from', 'limit', 'to'],
  'system-36': ['round', 'parOrBetter', 'bogeys', 'worse', 'points', 'handicap'],
  'modified-system-36': ['round', 'ofDay', 'declared', 'handicap'],
  callaway: ['round', 'adjustedGross', 'tableScore', 'worst', 'adjustment', 'ceiling', 'handicap'],
  peoria: ['round', 'system', 'holes', 'total', 'multiplier', 'base', 'factor', 'rounded', 'floor', 'ceiling', 'handicap'],
  gross: ['round', 'gross', 'par', 'toPar'],
  'total-only': ['round', 'total', 'unknownHoles'],
  'in-play': ['round', 'holesPlayed', 'strokes', 'par', 'toPar', 'strokesReceived'],
  net: ['round', 'gross', 'handicap', 'net', 'netToPar'],
  'net-floored': ['round', 'netToPar', 'floor', 'judged'],
  points: ['round', 'table', 'holesPlayed', 'holes', 'points', 'playingHandicap'],
  'maximum-score': ['round', 'holes'],
  'hole-cap': ['round', 'holes'],
  value: ['basis', 'value'],
  tie: ['against', 'steps'],
  shared: ['with', 'because'],
  placed: ['position', 'tied', 'among'],
  'not-placed': ['because'],
  'side-partners': ['round', 'partners'],
  'side-par': ['round', 'par', 'partners'],
  'side-round': ['round', 'holes', 'worth', 'forPar'],
  'best-rounds': ['round', 'counting', 'others', 'value'],
};

/** Why a player has their place on the board of a competition as the public knows it; null: the board has no such player or list. */
export function publicExplanationOf(competition: Competition, playerId: string, basis: Basis, within: 'field' | 'division') {
  const { tournament, handicapPending } = competition;
  if (!isOnBoard(competition, playerId) || (basis === 'points' && ownBasis(tournament) !== 'points')) return null;
  const { steps, ...explained } = explanationOf(competition, playerId, basis, within);
  const secret = { index: !tournament.useHandicapCourse, handicaps: handicapPending };
  const answer: PublicExplanation = {
    ...explained,
    steps: steps.filter(isOpen).map((step) => publicStep(step, secret)),
    boardVersion: tournament.boardVersion,
  };
  return answer;
}

/** A player, or a side of the list beside. */
export const isOnBoard = ({ players, sides }: Competition, id: string): boolean => players.has(id) || sides.some((side) => side.id === id);

/** From the rating of a nine with what came of it, or from an exact half, the index could be computed back. */
const isOpen = ({ code }: SideStep): boolean => code !== 'nine-hole-rating' && code !== 'half-handicap';

/** What the public has not: the index of players, where it is what they play off; any handicap, while one is to be published. */
type Secret = { index: boolean; handicaps: boolean };

function publicStep(step: SideStep, secret: Secret): PublicStep {
  const publicStep = publicValues(step, secret);
  const listed = Object.fromEntries(['code', ...COLUMNS[step.code]].map((name) => [name, publicStep[name as keyof PublicStep]]));
  return listed as unknown as PublicStep;
}

function publicValues(step: SideStep, secret: Secret): PublicStep {
  if (step.code === 'tie') return { ...step, steps: step.steps.map((trial) => publicTrial(trial, secret)) };
  // From an exact course handicap the index could be computed back.
  if (step.code === 'declared-handicap' && (secret.index || typeof step.handicap !== 'number')) return { ...step, handicap: null };
  // so it could from an exact one that a cap falls on before it is halved
  if (step.code === 'handicap-capped' || step.code === 'handicap-limited')
    return { ...step, from: typeof step.from === 'number' ? step.from : wholeStrokes(step.from) * 10 };
  return step;
}

/** Who is older, not when they were born; the winner of a key, not the handicap that nobody has yet: only gross is explained then. */
function publicTrial({ step, own, other, unit, shares, pars, holes, result }: TieTrial, secret: Secret): TieTrial {
  const isPrivate = isPrivateTie(unit) || (secret.handicaps && step.by === 'handicap');
  if (isPrivate) return { step, own: null, other: null, unit, result };
  return { step, own, other, unit, ...(shares && { shares }), ...(pars && { pars }), ...(holes && { holes }), result };
}
