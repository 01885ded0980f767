import { type ListReading, listReading } from '@fairway/api';
import type { BySides } from '../fact.ts';
import { judgeRows } from '../judge.ts';
import { rowsOfList } from '../player-import.ts';
import { previewRows, previewSheet } from '../preview.ts';
import { readListOf } from '../read/list-of.ts';
import { ListRefused } from '../read/refused.ts';
import type { Tournament } from '../tournament.ts';

/** Without players, rounds or tees: what a list says by itself. It has every division that the list names. */
const NOTHING: Omit<Tournament, 'divisions'> = {
  ...{ players: [], flights: [], tees: [], round: undefined, rounds: [], year: 2026, language: 'en' },
  ...{ bySides: false, mostInSide: 0, oneBall: false, sides: [] },
  ...{ eligibility: { measure: 'course', cap: { above: 36, countsAs: 36 } }, autoAssign: false, needsHandicap: false },
};

/** What a person sees of a list: its players, what is said of them, who is left out and named, what is asked, or why it is refused. */
export type Seen = {
  people: string[];
  said: string[];
  named: string[];
  asked: string[];
  unread: string[];
  refused: string | null;
};

/** The rows and the sheet of a list as the server previews them, without a server; or the first rows of one whose headings nobody knows. */
export async function previewAlone(
  from: Buffer | string,
  {
    how = {},
    divisionNames = [],
    bySides = false,
  }: { how?: Partial<ListReading>; divisionNames?: readonly string[]; bySides?: BySides } = {},
) {
  const { roundId: _, ...reading } = listReading.parse(how);
  const { list, pointing, sheetNames } = await readListOf({ from, divisionNames, layouts: [], reading: { ...reading, bySides } });
  if (list === undefined) return { pointing };
  const names = new Set([...divisionNames, ...list.rows.flatMap(({ cells }) => cells.division || [])]);
  const tournament = { ...NOTHING, divisions: [...names].map(division), bySides, mostInSide: bySides === 'teams' ? 60 : bySides ? 4 : 0 };
  const rows = rowsOfList(list);
  const remarks = new Map(list.rows.map((row) => [row.row, row.remarks]));
  const preview = await previewRows(await judgeRows(rows, tournament), tournament, remarks);
  return { preview, sheet: previewSheet(list, sheetNames, 'en') };
}

/** Reads a list as the server does, as a person sees it. */
export async function readAlone(
  from: Buffer | string,
  how: Partial<ListReading> = {},
  divisionNames: readonly string[] = [],
): Promise<Seen> {
  try {
    const { preview, sheet, pointing } = await previewAlone(from, { how, divisionNames });
    if (preview === undefined) return { ...NO_LIST, asked: [`headings: ${pointing.rows[0]?.join(' | ')}`] };
    return {
      people: preview.rows.map(({ cells, supplied, state }) => personText({ ...supplied, ...cells }, state)),
      said: preview.rows
        .flatMap(({ problems, notes }) => [...problems, ...notes].map(({ message }) => message))
        .filter((text) => !ASSUMED.test(text)),
      named: sheet.hidden.isRead ? [] : sheet.hidden.rows.map(({ name, reason }) => `${name}: ${reason}`),
      asked: [
        ...sheet.columns.flatMap(({ question }) => question ?? []),
        ...(sheet.others && sheet.others.isRead === null ? [`other lists: ${sheet.others.names.join(', ')}`] : []),
      ],
      unread: sheet.columns.flatMap(({ heading, unread }) => (unread ? [heading] : [])),
      refused: null,
    };
  } catch (error) {
    if (!(error instanceof ListRefused)) throw error;
    return { ...NO_LIST, refused: error.code };
  }
}

const NO_LIST: Seen = { people: [], said: [], named: [], asked: [], unread: [], refused: null };

/** Every list without genders and flights is full of them. */
const ASSUMED = /No gender given|No flight given/;

/** A division for everybody; how it is played does not matter here. */
const division = (name: string) =>
  ({
    ...{ id: name, name, gender: 'a' },
    ...{ handicapCourseFrom: null, handicapCourseTo: null, handicapIndexFrom: null, handicapIndexTo: null },
  }) as Tournament['divisions'][number];

const ORDER = [
  'name',
  'gender',
  'handicapCourse',
  'handicapIndex',
  'division',
  'flight',
  'teeTime',
  'startingHole',
  'vga',
  'birthday',
  'phone',
] as const;
const REST = ['tee', 'member', 'bagTag', 'caddieNumber', 'note'] as const;
const LABELS: Readonly<Record<string, string>> = {
  gender: '',
  name: '',
  handicapCourse: 'HDC ',
  handicapIndex: 'HI ',
  flight: 'fl ',
  bagTag: 'bag ',
  caddieNumber: 'cad ',
};

function personText(cells: Partial<Record<string, string>>, state: string): string {
  const facts = [...ORDER, ...REST].flatMap((field) => (cells[field] ? [`${LABELS[field] ?? ''}${cells[field]}`] : []));
  const text = facts.join(' · ').replace(' · Male', ' · m').replace(' · Female', ' · f');
  return state === 'new' ? text : `${state}: ${text}`;
}
