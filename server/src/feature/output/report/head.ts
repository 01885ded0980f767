import type { StaffBoard, WinnerList } from '@fairway/api';
import { timeAt } from '@fairway/api/rule/clock';
import { datesOf } from '@fairway/api/rule/field/play-dates';
import { loadSharp } from '../../../file/picture.ts';
import { dateAt } from '../../../text/calendar.ts';
import { findClubLogo } from '../../play/leaderboard/live/public-store.ts';
import type { Reading } from './reading.ts';
import { spokenDate } from './word.ts';

/** What stands above everything that is made of a tournament. */
export type ReportHead = {
  clubName: string;
  /** A PNG. */
  logo: Uint8Array | null;
  tournament: string;
  /** “25/04/2026”, or from the first day to the last. */
  dates: string;
  place: string | null;
  /** When it is printed, at the club. */
  printedAt: string;
  version: number;
  /** Of papers with results. */
  standing: 'provisional' | 'official' | null;
  /** Of papers with winners that the public sees: since when, at the club, and whether others won them then. */
  published: { at: string; isChanged: boolean } | null;
  /** It shows results that the public does not see yet. */
  staffOnly: boolean;
};

/** Of a result: whether it is final, whether the public sees it, and how far the ledger was. */
export type OfResult = Partial<Pick<ReportHead, 'standing' | 'staffOnly'>> & {
  publication?: WinnerList['publication'];
  ledger?: StaffBoard['ledger'];
};

export async function headOf(
  reading: Reading,
  now: Date,
  { standing = null, staffOnly = false, publication = null }: OfResult,
  readLogo = () => clubLogo(reading),
): Promise<ReportHead> {
  const { facts, rounds } = reading;
  const { timeZone, boardVersion } = facts;
  return {
    clubName: facts.clubName,
    logo: await readLogo(),
    tournament: facts.name,
    dates: datesOf(facts, spokenDate),
    place: facts.location ?? rounds[0]?.courseName ?? null,
    printedAt: spokenMoment(now, timeZone),
    version: boardVersion,
    standing,
    published: publication && { at: spokenMoment(new Date(publication.publishedAt), timeZone), isChanged: publication.isChanged },
    staffOnly,
  };
}

const spokenMoment = (at: Date, timeZone: string): string => `${timeAt(at, timeZone)} ${spokenDate(dateAt(at, timeZone))}`;

/** How large a logo is on paper and in workbooks, in pixels. */
const LOGO = 300;

export async function clubLogo({ db, tournament }: Reading, side = LOGO): Promise<Uint8Array<ArrayBuffer> | null> {
  const logo = await findClubLogo(db, tournament.id);
  return logo && asPng(logo, side);
}

/** A logo as paper and workbooks take it. */
export async function asPng(logo: Buffer, side = LOGO): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp();
  return new Uint8Array(await sharp(logo).resize(side, side, { fit: 'inside' }).png().toBuffer());
}
