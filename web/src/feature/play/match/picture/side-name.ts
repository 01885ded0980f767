import type { MatchSideShown, PublicMatch, TeamShown } from '@fairway/api';
import type { SayMatch } from '@fairway/api/word/match-text';

export type Teams = ReadonlyMap<string, TeamShown>;
export const teamsById = (teams: readonly TeamShown[]): Teams => new Map(teams.map((team) => [team.id, team]));

/** What a side is called in a sentence; who is not known yet may be a team. */
export function sideNames({ sides, teamIds }: Pick<PublicMatch, 'sides' | 'teamIds'>, teams: Teams, t: SayMatch): [string, string] {
  const name = (nth: 0 | 1) => sides[nth]?.name || teams.get(teamIds[nth] ?? '')?.name || t('unknown');
  return [name(0), name(1)];
}

/** Who plays for a side beside its name: the partners, where the name does not say them already. */
export const partnersBeside = ({ name, partners }: MatchSideShown): string[] =>
  partners.length < 2 || partners.every((partner) => name.includes(partner.name)) ? [] : partners.map((partner) => partner.name);

/** In front of a row of holes there is little room: the last word of each name, which is the given name in Vietnamese. */
export const briefName = ({ name, partners }: MatchSideShown): string =>
  partners.length === 0 ? lastWord(name) : partners.map((partner) => lastWord(partner.name)).join(' / ');

const lastWord = (name: string): string => name.trim().split(/\s+/).pop() ?? '';

/** The golfers of a match, by whom it is followed. */
export const golfersOf = ({ sides }: Pick<PublicMatch, 'sides'>): string[] =>
  sides.flatMap((side) => (side === null ? [] : side.partners.length > 0 ? side.partners.map(({ playerId }) => playerId) : [side.id]));

/** The words that a search looks in: golfers, sides and teams. */
export const namesIn = ({ sides, teamIds }: Pick<PublicMatch, 'sides' | 'teamIds'>, teams: Teams): string =>
  [
    ...sides.flatMap((side) => (side === null ? [] : [side.name, ...side.partners.map(({ name }) => name)])),
    ...teamIds.map((id) => teams.get(id ?? '')?.name ?? ''),
  ].join(' ');
