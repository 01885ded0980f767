import type { NaiveEnd, NaiveMatch, NaiveSession } from './match.ts';

/** Places of cups, knock-outs and groups by a plain computation from the page of the format: nothing of the engine is used. */

type Points = { won: number; halved: number; lost: number };
type Tie = { by: string; format?: string; winner?: string | null; order?: string[] };
type Cup = { kind: 'cup'; teams: string[]; holder: string | null; ties: Tie[] };
type KnockOut = { kind: 'bracket'; thirdPlace: boolean; entrants: string[]; withdrawn: string[] };
type Groups = { kind: 'groups'; points: Points; ties: Tie[]; groups: { id: string; entrants: string[] }[] };
export type NaiveContest = {
  id: string;
  rule: Cup | KnockOut | Groups;
  sessions: (Omit<NaiveSession, 'matches'> & { matches: (NaiveMatch & { format: string; node: string | null })[] })[];
};
type ContestPlace = { contest: string; group: string | null; entrant: string; position: number };
/** A match that is over, or not (`winner` undefined), between teams, sides or golfers. */
type Played = {
  who: [string, string];
  winner: 0 | 1 | 'halved' | null | undefined;
  up: number;
  points: Points;
  format: string;
  node: string;
};

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

export function naivePlaces(
  contest: NaiveContest,
  endOf: (session: Pick<NaiveSession, 'round' | 'end'>, match: NaiveMatch) => NaiveEnd,
): ContestPlace[] {
  const { id, rule } = contest;
  const played = contest.sessions.flatMap((session) =>
    session.matches.flatMap((match): Played[] => {
      const [one, other] = rule.kind === 'cup' ? match.teams : match.sides;
      if (one === null || other === null) return [];
      const end = endOf(session, match);
      // of a knock-out nobody is out of a level match: who goes on is asked for
      if (rule.kind === 'bracket' && end?.winner === 'halved') return [];
      const more = { points: session.points, format: match.format, node: match.node ?? '' };
      return [{ who: [one, other], winner: end === null ? undefined : end.winner, up: end?.up ?? 0, ...more }];
    }),
  );
  const placed = (group: string | null, places: [string, number][]): ContestPlace[] =>
    places.map(([entrant, position]) => ({ contest: id, group, entrant, position }));
  if (rule.kind === 'cup') return placed(null, cupPlaces(rule, played));
  if (rule.kind === 'bracket') return placed(null, knockOutPlaces(rule, played));
  return rule.groups.flatMap((group) => placed(group.id, groupPlaces(rule, group, played)));
}

const pointsOf = (who: string, matches: Played[], points?: Points): number =>
  sum(
    matches.map((match) => {
      const own = match.who.indexOf(who);
      const { won, halved, lost } = points ?? match.points;
      if (own === -1 || match.winner == null) return 0;
      return match.winner === 'halved' ? halved : match.winner === own ? won : lost;
    }),
  );
const winsOf = (who: string, matches: Played[]): number =>
  matches.filter(({ winner, who: both }) => typeof winner === 'number' && both[winner] === who).length;
const holesOf = (who: string, matches: Played[]): number =>
  sum(
    matches.map(({ winner, who: both, up }) => (typeof winner !== 'number' || !both.includes(who) ? 0 : both[winner] === who ? up : -up)),
  );

function cupPlaces({ teams, holder, ties }: Cup, matches: Played[]): [string, number][] {
  const winners = cupWinners(teams, holder, ties, matches);
  if (winners.length === 0) return [];
  const others = teams.filter((team) => !winners.includes(team));
  const points = (team: string) => pointsOf(team, matches);
  const behind = (team: string) => winners.length + 1 + others.filter((other) => points(other) > points(team)).length;
  return teams.map((team) => [team, winners.includes(team) ? 1 : behind(team)]);
}

function cupWinners(teams: string[], holder: string | null, ties: Tie[], matches: Played[]): string[] {
  if (matches.every(({ winner }) => winner === undefined)) return [];
  const points = (team: string) => pointsOf(team, matches);
  const toCome = (team: string) =>
    sum(
      matches
        .filter(({ who, winner }) => winner === undefined && who.includes(team))
        .map((of) => Math.max(of.points.won, of.points.halved)),
    );
  const reach = (team: string) => Math.max(...teams.filter((other) => other !== team).map((other) => points(other) + toCome(other)));
  const most = Math.max(...teams.map(points));
  let level = teams.filter((team) => points(team) === most);
  const [leader] = level;
  if (level.length === 1 && leader !== undefined && reach(leader) < most) return [leader];
  if (ties[0]?.by === 'holder' && holder !== null && teams.includes(holder) && reach(holder) <= points(holder)) return [holder];
  if (matches.some(({ winner }) => winner === undefined)) return [];
  for (const tie of ties) {
    if (level.length === 1) break;
    if (tie.by === 'committee') {
      if (tie.winner == null) return [];
      if (level.includes(tie.winner)) return [tie.winner];
    } else if (tie.by === 'holder') {
      if (holder !== null && level.includes(holder)) return [holder];
    } else {
      const worth = (team: string) =>
        tie.by === 'holes-up'
          ? holesOf(team, matches)
          : tie.by === 'matches-won'
            ? winsOf(team, matches)
            : pointsOf(
                team,
                matches.filter(({ format }) => format === tie.format),
              );
      const best = Math.max(...level.map(worth));
      level = level.filter((team) => worth(team) === best);
    }
  }
  return level;
}

/** Who came out of a match: `winner` undefined: not decided; null: nobody. */
type Out = { winner: string | null | undefined; losers: string[] };

function knockOutPlaces({ entrants, withdrawn, thirdPlace }: KnockOut, matches: Played[]): [string, number][] {
  let size = 2;
  while (size < entrants.length) size *= 2;
  let order = [1];
  while (order.length < size) order = order.flatMap((seed) => [seed, 2 * order.length + 1 - seed]);
  const meet = (id: string, one: string | null | undefined, other: string | null | undefined): Out => {
    if (one === undefined || other === undefined) return { winner: undefined, losers: [] };
    if (one === null || other === null) return { winner: one ?? other, losers: [] };
    const both = [one, other];
    const last = matches.filter(({ node, winner }) => node === id && winner !== undefined).at(-1);
    const counts = last?.who.every((who) => both.includes(who)) === true;
    const won = counts && typeof last.winner === 'number' ? last.who[last.winner] : undefined;
    if (won !== undefined) return { winner: won, losers: both.filter((who) => who !== won) };
    if (counts) return { winner: null, losers: both };
    const left = both.filter((who) => !withdrawn.includes(who));
    return left.length === 2
      ? { winner: undefined, losers: [] }
      : { winner: left[0] ?? null, losers: both.filter((who) => !left.includes(who)) };
  };
  let slots: (string | null | undefined)[] = order.map((seed) => entrants[seed - 1] ?? null);
  const rounds: Out[][] = [];
  while (slots.length > 1) {
    const now = slots;
    const outs = Array.from({ length: now.length / 2 }, (_, nth) =>
      meet(`${rounds.length + 1}.${nth + 1}`, now[2 * nth], now[2 * nth + 1]),
    );
    rounds.push(outs);
    slots = outs.map(({ winner }) => winner);
  }
  const places: [string, number][] = [];
  const champion = rounds.at(-1)?.[0]?.winner;
  if (champion != null) places.push([champion, 1]);
  const semifinals = rounds.at(-2) ?? [];
  const loserOf = ({ winner, losers }: Out) =>
    winner === undefined ? undefined : winner !== null && losers.length === 1 ? losers[0] : null;
  const third = thirdPlace && entrants.length >= 4 ? meet('third', loserOf(semifinals[0] as Out), loserOf(semifinals[1] as Out)) : null;
  rounds.forEach((outs, nth) => {
    const position = size / 2 ** (nth + 1) + 1;
    for (const who of outs.flatMap(({ losers }) => losers)) {
      const isSemifinal = nth === rounds.length - 2 && third !== null;
      if (isSemifinal && third.winner === undefined) continue;
      places.push([who, isSemifinal && third.winner != null ? (who === third.winner ? 3 : 4) : position]);
    }
  });
  return places;
}

function groupPlaces({ points, ties }: Groups, { id, entrants }: Groups['groups'][number], all: Played[]): [string, number][] {
  const matches = all.filter(
    ({ who, winner, node }) => node.startsWith(`${id}-`) && winner !== undefined && who.every((one) => entrants.includes(one)),
  );
  const worthBy = (tie: Tie | null, level: string[]) => (who: string) => {
    if (tie === null) return pointsOf(who, matches, points);
    if (tie.by === 'matches-won') return winsOf(who, matches);
    if (tie.by === 'holes-up') return holesOf(who, matches);
    if (tie.by === 'lot') return -[...(tie.order ?? []), who].indexOf(who);
    const among = matches.filter(({ who: both }) => both.every((one) => level.includes(one)));
    return pointsOf(who, among, points);
  };
  const apart = (level: string[], keys: (Tie | null)[]): string[][] => {
    const [key, ...rest] = keys;
    if (level.length < 2 || key === undefined) return [level];
    const worth = worthBy(key, level);
    const worths = [...new Set(level.map(worth))].sort((one, other) => other - one);
    return worths.flatMap((of) =>
      apart(
        level.filter((who) => worth(who) === of),
        rest,
      ),
    );
  };
  const table = apart(entrants, [null, ...ties]);
  const ahead = (nth: number) => table.slice(0, nth).flat().length;
  const placed = table.flatMap((level, nth) => level.map((who): [string, number] => [who, ahead(nth) + 1]));
  return placed.filter(([who]) => matches.some(({ who: both }) => both.includes(who)));
}
