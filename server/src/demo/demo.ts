import { CLUB_RULES, type ClubRule } from '@fairway/golf';
import { eq, inArray } from 'drizzle-orm';
import type { Person } from '../access/principal.ts';
import type { Scope } from '../access/scope.ts';
import type { Database, Transaction } from '../db/database.ts';
import { site, users } from '../db/schema/account/site.ts';
import { tellLedger } from '../engine/ledger/ledger.ts';
import { hashPassword } from '../feature/account/auth/password.ts';
import { logoOfClub } from '../feature/account/club/club.ts';
import { logoOfSite } from '../feature/account/site/site.ts';
import { acceptKind } from '../feature/field/golfer/proposal.ts';
import { writeRule } from '../feature/result/scoring-record/rule.ts';
import { logoOf, writeLogo } from '../file/logo.ts';
import { writeHome } from '../scene/home.ts';
import { createEncryption } from '../secret/encryption.ts';
import type { Writer } from '../write/write.ts';
import { COURSE_CARDS, demoTees } from './course.ts';
import type { DemoPeople } from './day/club-day.ts';
import { writeComingDay } from './day/coming-day.ts';
import { writeCupDay } from './day/cup-day.ts';
import { writeDayUnderWay } from './day/day-under-way.ts';
import { writeFinishedDay } from './day/finished-day.ts';
import { writeMedalDays } from './day/medal-days.ts';
import { writeScrambleDay } from './day/scramble-day.ts';
import { writeEstate } from './estate.ts';
import { writeHelp } from './help.ts';
import { demoLogo } from './logo.ts';
import { writeSeasons } from './season.ts';

/** Who may log in to the demo. The passwords are public: by default the demo listens to this machine only. */
export const DEMO_PASSWORD = 'fairway-demo';
export const DEMO_USERS = [
  { username: 'admin', name: 'Phạm Quốc Khánh', isSuperAdmin: true, right: 2, role: 'quản trị hệ thống / super administrator' },
  { username: 'quanly', name: 'Trần Thu Hạnh', isSuperAdmin: false, right: 2, role: 'quản lý toàn quyền / site manager' },
  {
    username: 'thuky',
    name: 'Lê Minh Tâm',
    isSuperAdmin: false,
    right: 1,
    role: 'thư ký: golfer, file, điểm / players, import and scores',
  },
] as const;

const SITE = 'Câu lạc bộ Golf Lam Sơn';
const CLUBS = [
  { name: 'Phoenix Golf Resort', city: 'Lương Sơn', state: 'Phú Thọ' },
  { name: 'Vinpearl Golf Hải Phòng', city: 'Đảo Vũ Yên, Hải Phòng', state: 'Hải Phòng' },
];
/** Invented, and its name says so. */
const CONTACT = {
  country: 'Việt Nam',
  phone: '024 5550 0144',
  email: 'golf@example.com',
  website: 'https://golf.example.com',
  note: 'Thông tin liên hệ trong bản dùng thử là ví dụ.',
};

/** Fills an empty database, all at once or not at all; false: it was not empty. */
export async function fillDemo(db: Database, now: Date): Promise<boolean> {
  const passwordHashes = await Promise.all(DEMO_USERS.map(() => hashPassword(DEMO_PASSWORD)));
  return db.transaction(async (tx) => {
    if (!(await isEmpty(tx))) return false;
    const { clubs, people } = await writeSite(tx, passwordHashes);
    const [phoenix, marsh] = clubs;
    if (!phoenix || !marsh) throw new Error('the clubs of the demo were not written');
    const deps = { db: tx, live: { invalidate: () => undefined }, clock: () => now, tellLedger };
    const day = { deps, tx, people, now };
    await writeEstate(deps, people.admin, phoenix.siteId);
    const logo = await logoOf(await demoLogo());
    await writeLogo(deps, logoOfSite(deps, { principal: people.admin, siteId: phoenix.siteId }), 1, logo);
    await writeLogo(deps, logoOfClub({ principal: people.manager, club: phoenix }), 1, logo);
    const medals = await writeMedalDays({ ...day, club: phoenix });
    await writeScrambleDay({ ...day, club: marsh });
    await writeFinishedDay({ ...day, club: phoenix });
    await writeDayUnderWay({ ...day, club: marsh });
    await writeCupDay({ ...day, club: phoenix });
    await writeComingDay({ ...day, club: phoenix });
    await writeRegister(deps, { principal: people.manager, siteId: phoenix.siteId });
    await writeHandicaps(deps, { principal: people.manager, siteId: phoenix.siteId });
    await writeSeasons(deps, { principal: people.manager, siteId: phoenix.siteId }, medals);
    await writeHelp(day);
    return true;
  });
}

/** Everybody who played is in the register, and the same person once. */
async function writeRegister(deps: Writer, actor: { principal: Person; siteId: string }): Promise<void> {
  const withoutKey = { ...deps, encryption: createEncryption(null) };
  for (const kind of ['new', 'certain'] as const) await acceptKind(withoutKey, actor, { kind, tournamentId: null });
}

/** The club cuts who wins below par, and keeps a record by the Rules of Handicapping. */
async function writeHandicaps(deps: Writer, actor: { principal: Person; siteId: string }): Promise<void> {
  const club = structuredClone(CLUB_RULES['under-par-by-band'] as ClubRule);
  await writeRule(deps, actor, { version: 0, club, record: { matches: 'none', estimates: false }, states: true });
}

/** Whether the database has the people of the demo. */
export async function holdsDemo(db: Database): Promise<boolean> {
  const usernames = DEMO_USERS.map(({ username }) => username);
  return (
    (await db.$count(users, inArray(users.username, usernames))) === usernames.length && (await db.$count(site, eq(site.name, SITE))) === 1
  );
}

async function isEmpty(tx: Transaction): Promise<boolean> {
  return (await tx.$count(site)) === 0 && (await tx.$count(users)) === 0;
}

async function writeSite(
  tx: Transaction,
  passwordHashes: readonly string[],
): Promise<{ clubs: NonNullable<Scope['club']>[]; people: DemoPeople }> {
  const { clubs, people } = await writeHome(tx, {
    site: SITE,
    clubs: CLUBS.map((club) => ({ ...CONTACT, ...club, courses: coursesOf(club.name) })),
    people: DEMO_USERS.map((user, nth) => ({
      ...{ ...user, passwordHash: passwordHashes[nth] ?? '' },
      ...(user.isSuperAdmin && { siteId: null }),
    })),
  });
  const [admin, manager, editor] = people.map((user): Person => ({ kind: 'person', owesSecondFactor: false, ...user }));
  if (!admin || !manager || !editor) throw new Error('the people of the demo were not written');
  return { clubs, people: { admin, manager, editor } };
}

const coursesOf = (club: string) =>
  COURSE_CARDS.filter((card) => card.club === club).map((card) => {
    const { name, par, strokeIndex } = card;
    return { name, par, strokeIndex, tees: demoTees(card) };
  });
