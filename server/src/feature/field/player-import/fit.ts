import type { ImportField } from '@fairway/api';
import { handicapOf } from '../../../db/record.ts';
import { type HandicapHolder, type RatedRound, teesOf, withCourseHandicap } from '../../../engine/tournament/course-handicap.ts';
import { AppError } from '../../../error/app-error.ts';
import type { DivisionRow } from '../division/store.ts';
import { type Placing, placed } from '../player/placement.ts';
import type { Facts, Remark } from './fact.ts';
import { fold } from './read/fold.ts';

/** How a tournament takes players into its divisions. */
export type Admission = Placing & {
  /** Net comes from the declared course handicap: a player without one cannot be ranked. */
  needsHandicap: boolean;
};
type Fit = { facts: Partial<Facts>; problems: Remark[]; notes: Remark[] };

const PLACED_BY: readonly (keyof Facts)[] = ['divisionId', 'gender', 'handicapCourse', 'handicapIndex', 'tee'];

/** A known player with the division that the row leads to, in the same way as an edit by hand. */
export function fitOfKnown(facts: Partial<Facts>, known: Facts, admission: Admission): Fit {
  const changes = PLACED_BY.filter((fact) => facts[fact] != null && facts[fact] !== known[fact]);
  if (changes.length === 0) return { facts: pinned(facts, known), problems: [], notes: pinNotes(facts, known, admission) };
  const ofTee = teeNotes({ ...known, ...facts }, admission);
  const place = placeOf({ ...known, ...facts }, facts.divisionId ?? undefined, known, admission);
  if ('problems' in place) return { facts, problems: place.problems, notes: ofTee };
  const notes = place.divisionId === known.divisionId ? [] : moveNotes(known.divisionId, place.divisionId, facts.divisionId, admission);
  const divisionPinned = facts.divisionId != null || (known.divisionPinned && place.divisionId === known.divisionId);
  return { facts: { ...facts, divisionId: place.divisionId, divisionPinned }, problems: [], notes: [...ofTee, ...notes] };
}

/** Naming the division that a player is in already keeps them there, as choosing it by hand does. */
const pinned = (facts: Partial<Facts>, known: Facts): Partial<Facts> =>
  facts.divisionId != null && !known.divisionPinned ? { ...facts, divisionPinned: true } : facts;

const pinNotes = ({ divisionId }: Partial<Facts>, known: Facts, { divisions }: Admission): Remark[] => {
  const division = known.divisionPinned ? undefined : divisions.find(({ id }) => id === divisionId);
  return division ? [{ field: 'division', key: 'import-note-pinned', params: { division: division.name } }] : [];
};

/** A row with what a new player also needs, and whether the player fits the named division. */
export function fitOfNew(facts: Partial<Facts>, admission: Admission): Fit {
  const gender = facts.gender ?? supposedGender(facts, admission.divisions);
  const complete = { ...facts, gender };
  const notes: Remark[] = facts.gender ? [] : [{ field: 'gender', key: `import-note-gender.${gender}` }];
  notes.push(...teeNotes(complete, admission));
  if (admission.needsHandicap && courseHandicapOf(complete, admission.rounds) === null)
    notes.push({ field: 'handicapCourse', key: 'no-handicap-course' });
  const place = placeOf(complete, facts.divisionId, NOWHERE, admission);
  if ('problems' in place) return { facts: complete, problems: place.problems, notes };
  return {
    facts: { ...complete, divisionId: place.divisionId, divisionPinned: facts.divisionId != null },
    problems: [],
    notes: [...notes, ...placeNotes(place.divisionId, facts.divisionId, admission)],
  };
}

/**
 * Club sheets rarely have a column for it. The division decides if it is for one gender; else a title such as Ms. or Bà; else whether the
 * division is named for women; else the middle name Thị, which only women have; else we assume a man, as nine of ten are, and add a remark.
 */
function supposedGender({ divisionId, name = '' }: Partial<Facts>, divisions: readonly DivisionRow[]): 'm' | 'f' {
  const division = divisions.find(({ id }) => id === divisionId);
  if (division && division.gender !== 'a') return division.gender;
  const title = genderOfTitle(name.normalize('NFC'));
  if (title !== null) return title;
  const isForWomen = division !== undefined && /(?:^| )nữ(?: |$)/.test(division.name.normalize('NFC').toLowerCase());
  return isForWomen || fold(name).split(' ').slice(1, -1).includes('thi') ? 'f' : 'm';
}

const WOMAN =
  /^(?:ms|mrs|miss|mdm|madam|mme|bà|chị|cô)(?:\.\s*|\s+)\p{L}|^(?:นาง|น\.ส\.)|[\s,](?:ms|mrs|miss|mdm)\.?$|[([]\s*(?:ms|mrs|miss|bà|chị|cô|nữ|lady|f|여|女)\.?\s*[)\]]/iu;
const MAN = /^(?:mr|sir|ông)(?:\.\s*|\s+)\p{L}|^นาย|[\s,]mr\.?$|[([]\s*(?:mr|ông|nam|m|남|男)\.?\s*[)\]]/iu;

const genderOfTitle = (name: string): 'm' | 'f' | null => (WOMAN.test(name) ? 'f' : MAN.test(name) ? 'm' : null);

/** The declared or the computed course handicap of a row, in tenths; null: neither. */
export const courseHandicapOf = (facts: Partial<Facts>, rounds: readonly RatedRound[]): number | null =>
  withCourseHandicap(holderOf(facts), rounds).handicapCourse;

const holderOf = ({ gender = 'm', handicapCourse = null, handicapIndex = null, tee = null }: Partial<Facts>): HandicapHolder => ({
  gender,
  handicapCourse,
  handicapIndex,
  tee,
});

/** Whether the course handicap comes from the tee, or cannot, because the course has no figures for the player's gender there. */
function teeNotes(facts: Partial<Facts>, { rounds }: Admission): Remark[] {
  const { gender, handicapCourse, handicapIndex, tee } = holderOf(facts);
  if (handicapCourse !== null || handicapIndex === null || tee === null || teesOf(rounds).length === 0) return [];
  return courseHandicapOf(facts, rounds) === null
    ? [{ field: 'tee', key: `import-note-tee-unrated.${gender}`, params: { tee } }]
    : [{ field: 'handicapCourse', key: 'import-note-computed', params: { tee } }];
}

type DivisionChoice = { divisionId: string | null } | { problems: Remark[] };

const NOWHERE = { divisionId: null, divisionPinned: false };

function placeOf(
  facts: Partial<Facts>,
  asked: string | null | undefined,
  { divisionId: current, divisionPinned: pinned }: Pick<Facts, 'divisionId' | 'divisionPinned'>,
  admission: Admission,
): DivisionChoice {
  const person = {
    gender: facts.gender ?? 'm',
    handicapCourse: handicapOf(facts.handicapCourse ?? null),
    handicapIndex: handicapOf(facts.handicapIndex ?? null),
    tee: facts.tee ?? null,
  };
  try {
    return { divisionId: placed(person, { divisionId: asked, current, pinned }, admission) };
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.errors) throw error;
    const problems = Object.entries(error.details.errors);
    return { problems: problems.flatMap(([field, remarks]) => remarks.map((remark) => ({ field: field as ImportField, ...remark }))) };
  }
}

/** Nobody changes their division without a word, whether the list says so or the tournament moves them. */
function moveNotes(from: string | null, to: string | null, asked: string | null | undefined, admission: Admission): Remark[] {
  const nameOf = (divisionId: string | null) => admission.divisions.find(({ id }) => id === divisionId)?.name;
  const [before, after] = [nameOf(from), nameOf(to)];
  if (before === undefined) return placeNotes(to, asked, admission);
  if (after === undefined) return [{ field: 'division', key: 'import-note-moved-out', params: { from: before } }];
  return [{ field: 'division', key: asked ? 'import-note-moved' : 'import-note-moved-by-handicap', params: { from: before, to: after } }];
}

/** Where the tournament put a player whose row names no division. */
function placeNotes(divisionId: string | null, asked: string | null | undefined, { divisions, autoAssign }: Admission): Remark[] {
  if (asked || !autoAssign) return [];
  const division = divisions.find(({ id }) => id === divisionId);
  return division
    ? [{ field: 'division', key: 'import-note-division', params: { division: division.name } }]
    : [{ field: 'division', key: 'import-note-no-division' }];
}
