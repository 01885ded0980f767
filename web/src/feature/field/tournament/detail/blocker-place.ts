import type { Blocker, Tournament } from '@fairway/api';

/** The screen below the tournament that fixes a blocker; null: this one. */
export function blockerPlace({ code, roundId }: Pick<Blocker, 'code' | 'roundId'>, rounds: Rounds): BlockerPlace | null {
  const screen = SCREENS[code];
  if (screen === undefined) return null;
  const number = rounds.find(({ id }) => id === roundId)?.number;
  return { screen, search: screen === 'scores' && number !== undefined ? `?round=${number}` : '' };
}

type Rounds = readonly Pick<Tournament['rounds'][number], 'id' | 'number'>[];
type BlockerPlace = { readonly screen: BlockerScreen; readonly search: string };
type BlockerScreen = 'scores' | 'players' | 'matches' | 'winners';
const SCREENS: Readonly<Record<string, BlockerScreen | undefined>> = {
  'score-for-every-player': 'scores',
  'scores-disputed': 'scores',
  'matches-open': 'matches',
  'matches-disputed': 'matches',
  'contests-open': 'matches',
  'more-players': 'players',
  'no-handicap-course': 'players',
  'no-handicap-index': 'players',
  'partner-no-handicap-course': 'players',
  'partner-no-handicap-index': 'players',
  'awards-open': 'winners',
};
