import type { CupShown } from '../route/play/contest.ts';
import type { SayMatch } from './match-text.ts';

/** Teams by their ids. */
type Named = ReadonlyMap<string, { readonly name: string }>;

/** Who has the cup, or leads, in a sentence. */
export function cupSentence({ outcome }: CupShown, teams: Named, t: SayMatch): string {
  const name = (id: string) => teams.get(id)?.name ?? '';
  const names = (ids: readonly string[]) => ids.map(name).join(', ');
  switch (outcome.code) {
    case 'not-begun':
      return t('cup.notBegun');
    case 'in-play':
      return outcome.leaders.length === 1 ? t('cup.leads', { team: names(outcome.leaders) }) : t('cup.level');
    case 'kept':
      return t('cup.kept', { team: name(outcome.team) });
    case 'shared':
      return t('cup.shared', { teams: names(outcome.teams) });
    case 'open':
      return t('cup.undecided', { teams: names(outcome.teams) });
    default:
      if (outcome.by === 'points') return t('cup.won', { team: name(outcome.team) });
      if (outcome.by === 'committee') return t('cup.wonCommittee', { team: name(outcome.team), reason: outcome.reason ?? '' });
      return t('cup.wonBy', { team: name(outcome.team), tie: t(`cup.tie.${outcome.by}`) });
  }
}
