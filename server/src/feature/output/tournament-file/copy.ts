import { randomUUID } from 'node:crypto';
import { type ContestRule, daysAfter, type Tournament, type TournamentFile } from '@fairway/api';
import { countedOf, movedForm, movedMoment } from '@fairway/api/rule/field/signup/form';
import type { Transaction } from '../../../db/database.ts';
import { insertAll } from '../../../db/row.ts';
import { sponsorLogo } from '../../../db/schema/field/tournament.ts';
import { teamLogo } from '../../../db/schema/play/match.ts';
import { requireTournament } from '../../../engine/tournament/store.ts';
import { withHash } from '../../../file/logo.ts';
import type { Input } from '../../../http/route.ts';
import { type Actor, type Writer, write } from '../../../write/write.ts';
import { daysBetween } from '../../field/tournament/play-dates.ts';
import { withFreshIds } from './fresh-id.ts';
import { fileOf, type Rows, readRows } from './read.ts';
import { insertRows, rowsOf } from './rows.ts';
import { LIST_NAMES, LISTS, type List, type Part } from './table.ts';

type Next = Input<'POST /api/tournaments/:tournamentId/copy'>['body'];

/**
 * The next tournament: the settings, rounds, divisions, sponsors, prizes, teams and contests of this one, not yet public. Players, matches and
 * scores are its own, and nothing is hidden.
 */
export async function copyTournament(deps: Writer, { principal, tournament: from }: Actor, next: Next): Promise<Tournament> {
  const id = randomUUID();
  return write(
    deps,
    { principal, siteId: from.siteId, tournamentId: id },
    {
      change: async (tx) => {
        const file = await unplayed(tx, from.id, { id, ...next, rehearsal: false }, ['plan'], deps.clock());
        const contests = file.contests.map((contest) => ({ ...contest, rule: withoutEntrants(contest.rule) }));
        await insertCopy(tx, from.clubId, { ...file, contests });
        return { kind: 'copied', subjectType: 'tournament', subjectId: id, after: { ...next, from: from.name } };
      },
      answer: (tx) => requireTournament(tx, id),
    },
  );
}

type Copy = Pick<TournamentFile['tournament'], 'id' | 'name' | 'date' | 'rehearsal'>;

/** The file of a tournament with these parts of it, as before anybody plays, with ids of its own; its rounds have the same days between them. */
export async function unplayed(tx: Transaction, fromId: string, copy: Copy, parts: readonly Part[], now: Date): Promise<TournamentFile> {
  const read = await readRows(tx, fromId, parts);
  const playing = { ...read, sidePartners: read.sidePartners.filter(({ untilHole }) => untilHole === null) };
  const anew = (list: List): [List, Rows[List]] => [list, playing[list].map((row) => ({ ...row, ...LISTS[list].anew }))];
  const rows = Object.fromEntries(LIST_NAMES.map(anew)) as Rows;
  const { tournament, rounds, signupForms, signupSpots, ...file } = withFreshIds(await fileOf(rows, now), copy.id);
  const days = daysBetween(tournament.date, copy.date);
  return {
    ...file,
    tournament: { ...tournament, ...copy },
    signupForms: signupForms.map((of) => ({ ...of, ...movedSpan(of, days), form: movedForm(of.form, days) })),
    signupSpots: signupSpots.map((spot) => ({ ...spot, places: placesOf(signupForms, spot) })),
    rounds: rounds.map((round) => ({ ...round, date: daysAfter(round.date, days) })),
  };
}

type FormInFile = TournamentFile['signupForms'][number];
const movedSpan = ({ opensAt, closesAt }: FormInFile, days: number) => ({
  opensAt: opensAt && movedMoment(opensAt, days),
  closesAt: closesAt && movedMoment(closesAt, days),
});
/** As the form says, also where a reserve was released since. */
const placesOf = (forms: readonly FormInFile[], { subjectId, places }: TournamentFile['signupSpots'][number]): number =>
  forms.flatMap(({ form }) => countedOf(form)).find(({ id }) => id === subjectId)?.places ?? places;

/** Writes such a file as a tournament of the club. */
export async function insertCopy(tx: Transaction, clubId: string, file: TournamentFile): Promise<void> {
  await insertRows(tx, rowsOf(file, { clubId, archivedAt: null }));
  await insertAll(tx, sponsorLogo, file.sponsorLogos.map(asKept));
  await insertAll(tx, teamLogo, file.teamLogos.map(asKept));
}

const asKept = <Row extends { bytes: string }>({ bytes, ...of }: Row) => ({ ...of, ...withHash(Buffer.from(bytes, 'base64')) });

function withoutEntrants(rule: ContestRule): ContestRule {
  if (rule.kind === 'cup') return { ...rule, holder: null, decision: null };
  if (rule.kind === 'bracket') return { ...rule, seeds: 0, entrants: [] };
  return { ...rule, lot: [], groups: rule.groups.map(({ name }) => ({ name, entrants: [] })) };
}
