import { AWARD_DEFAULTS, TOURNAMENT_DEFAULTS } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { COURSE, createDivision, createField, createTournament, enterScores, PARS, STROKE_INDEX } from '../../../../test/kit/create.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { tournament as tournamentTable } from '../../../db/schema/field/tournament.ts';

const test = await testApp();
const post = (given: object) =>
  test.ask('manager', 'POST /api/tournaments', { name: 'Giải Hè', date: '2026-06-20', clubId: test.clubId, course: COURSE, ...given });
const patch = (id: string, body: object) => test.ask('manager', `PATCH /api/tournaments/${id}`, body);

describe('creating a tournament', () => {
  it('fills missing fields from the defaults of a Vietnamese club day', async () => {
    const { status, body } = await post({});
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...TOURNAMENT_DEFAULTS, name: 'Giải Hè', clubName: 'Phoenix', state: 'open', version: 1, playerCount: 0 });
  });

  it.each(['0000-01-01', '1999-12-31', '2101-01-01', '9999-12-31'])('refuses the date %s, in either language', async (date) => {
    const { status, body } = await post({ date });
    expect([status, body.errors]).toEqual([422, { date: ['The date must be from 2000 to 2100.'] }]);
    const { id } = await createTournament(test);
    expect((await patch(id, { version: 1, date })).body.errors).toEqual({ date: ['The date must be from 2000 to 2100.'] });
    const round = `/api/tournaments/${id}/rounds` as const;
    expect((await test.ask('manager', `POST ${round}`, { ...COURSE, date })).status).toBe(422);
    const { rounds } = (await test.ask('reader', `GET /api/tournaments/${id}`)).body;
    const inVietnamese = await test.ask('manager', `PATCH ${round}/${rounds[0].id}`, { version: 1, date }, { 'accept-language': 'vi' });
    expect([inVietnamese.status, inVietnamese.body.errors]).toEqual([422, { date: ['Ngày phải trong khoảng từ năm 2000 đến năm 2100.'] }]);
  });

  it('reports a text that is not a date only once', async () => {
    expect((await post({ date: '2026-13-45' })).body.errors).toEqual({ date: ['Not a valid date (for example 25/04/2026).'] });
  });

  it('keeps every field that is given', async () => {
    const given = {
      time: '06:30',
      format: 'stableford',
      tiebreak: 'countback',
      countback: 'official',
      calculateHandicapDay: 'callaway',
      dayHandicapRule: { firstHoles: 15, ceiling: 40 },
      countbackOrder: 'play',
      allowance: 87.5,
      handicapLimits: { m: { min: 0, max: 24 }, f: { min: null, max: 36 } },
      cut: { by: 'percent', value: 50, within: 'division', ties: 'out' },
      autoAssignToDivisions: false,
      useHandicapCourse: false,
      capAbove: 36,
      capCountsAs: 35,
      netFloor: -3,
      regulations: '<p>Điều 1. Điều 2.</p>',
      regulationsEnglish: '<h2>Article 1</h2>',
      location: 'Hòa Bình',
      awards: [
        {
          ...AWARD_DEFAULTS,
          ...{ kind: 'best-net', main: false, name: 'Giải nữ', nameEnglish: 'Ladies', basis: 'points', gender: 'f', places: 3 },
          ...{ backups: 2, membersOnly: true, tiebreak: 'countback', value: 5_000_000, gift: 'Túi gậy' },
        },
      ],
      mainAwardsOnlyForMembers: true,
      oneMainPrizeEach: false,
      backup4thWinners: true,
      sideAwards: [{ ...AWARD_DEFAULTS, kind: 'longest-drive', main: false, holes: '7m, 11f' }],
      distanceUnit: 'yards',
      public: true,
    };
    const created = await post(given);
    const { awards, sideAwards, ...settings } = given;
    expect(created.body).toMatchObject(settings);
    const id = expect.any(String);
    expect([created.body.awards, created.body.sideAwards]).toEqual([
      awards.map((of) => ({ id, ...of })),
      sideAwards.map((of) => ({ id, ...of })),
    ]);
    expect((await test.ask('reader', `GET /api/tournaments/${created.body.id}`)).body).toEqual(created.body);
  });

  it('begins with one round on a copy of the course card', async () => {
    const { rounds } = (await post({})).body;
    expect(rounds).toEqual([
      {
        id: expect.any(String),
        number: 1,
        date: '2026-06-20',
        finished: false,
        suspendedAt: null,
        playingConditions: null,
        version: 1,
        courseName: 'Champion',
        par: PARS,
        strokeIndex: STROKE_INDEX,
        women: null,
        tees: [],
        nines: null,
        holes: 'all',
      },
    ]);
  });

  it.each([
    [
      '17 pars',
      { course: { ...COURSE, par: PARS.slice(1) } },
      'course.par',
      'Error when entering par of holes: exactly 18 holes, or 9 for a nine, each with a par from 3 to 5.',
    ],
    [
      'a par of 6',
      { course: { ...COURSE, par: [6, ...PARS.slice(1)] } },
      'course.par.0',
      'Error when entering par of holes: exactly 18 holes, or 9 for a nine, each with a par from 3 to 5.',
    ],
    [
      'a stroke index twice',
      { course: { ...COURSE, strokeIndex: [5, ...STROKE_INDEX.slice(1)] } },
      'course.strokeIndex',
      'The stroke index must have 1 to 18 once each (of a nine: 9 different numbers from 1 to 18), or be left empty altogether.',
    ],
    [
      'Stableford without a stroke index',
      { format: 'stableford', course: { ...COURSE, strokeIndex: null } },
      'course.strokeIndex',
      'Net Stableford needs the stroke index of the course. Please enter it or choose another format.',
    ],
    [
      'a limit from 20 to 10',
      { handicapLimits: { m: { min: 20, max: 10 }, f: { min: null, max: null } } },
      'handicapLimits.m.max',
      '“From” must not be above “to”.',
    ],
    [
      'a Peoria from 30 to 10',
      { calculateHandicapDay: 'peoria', dayHandicapRule: { floor: 30, ceiling: 10 } },
      'dayHandicapRule.ceiling',
      '“From” must not be above “to”.',
    ],
    ['an allowance of 0.9 %', { allowance: 0.9 }, 'allowance', 'Must be 1 or more.'],
    ['a cap that raises handicaps', { capAbove: 35, capCountsAs: 36 }, 'capCountsAs', 'Must be 35 or less.'],
    [
      'the places of the divisions twice',
      {
        awards: [
          { kind: 'division', main: true },
          { kind: 'division', main: false },
        ],
      },
      'awards.1.kind',
      expect.stringContaining('The same as award 1'),
    ],
    [
      'holes of a side award that are none',
      { sideAwards: [{ kind: 'longest-drive', holes: '7x' }] },
      'sideAwards.0.holes',
      'Write hole numbers separated by commas, each with an optional m (men) or f (women), for example 3, 7m, 12f.',
    ],
    ['no name', { name: ' ' }, 'name', 'A value is required.'],
  ])('refuses %s', async (_, given, field, message) => {
    const { status, body } = await post(given);
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
    expect(await test.db.$count(tournamentTable)).toBe(0);
  });

  it('writes to the log who created what', async () => {
    const { body } = await post({});
    const [told] = await test.db.select().from(activity);
    expect(told).toMatchObject({ kind: 'created', subjectType: 'tournament', subjectId: body.id, siteId: test.siteId });
    expect(told?.after).toMatchObject({ name: 'Giải Hè' });
  });
});

describe('changing a tournament', () => {
  it('changes the given fields, raises both versions, and logs the values before and after', async () => {
    const { id } = await createTournament(test);
    const { status, body } = await patch(id, { version: 1, name: 'Giải Thu', public: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Giải Thu', public: true, version: 2, boardVersion: 2, date: '2026-04-25' });
    const told = (await test.db.select().from(activity)).find(({ kind }) => kind === 'updated');
    expect(told).toMatchObject({ before: { name: 'Giải Mùa Xuân', public: false }, after: { name: 'Giải Thu', public: true } });
  });

  it('writes nothing when nothing differs', async () => {
    const { id, name } = await createTournament(test);
    expect((await patch(id, { version: 1, name })).body).toMatchObject({ version: 1, boardVersion: 1 });
  });

  it('answers a stale version with the current record', async () => {
    const { id } = await createTournament(test);
    const now = (await patch(id, { version: 1, name: 'Giải Thu' })).body;
    const { status, body } = await patch(id, { version: 1, name: 'Giải Đông' });
    expect([status, body.code]).toEqual([409, 'stale-version']);
    expect(body.current).toEqual(now);
  });

  it('lets one of two people who save at the same moment win, and answers the other with a conflict', async () => {
    const { id } = await createTournament(test);
    const answers = await Promise.all(['Một', 'Hai', 'Ba', 'Bốn'].map((name) => patch(id, { version: 1, name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('checks Stableford against the courses of its rounds', async () => {
    const { id } = await createTournament(test, { course: { ...COURSE, strokeIndex: null } });
    const { status, body } = await patch(id, { version: 1, format: 'stableford' });
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'stableford-needs-stroke-index', ['format']]);
  });

  it('checks the changed cap against the stored one', async () => {
    const { id } = await createTournament(test);
    expect((await patch(id, { version: 1, capAbove: 30 })).body.errors).toEqual({ capCountsAs: ['Must be 30 or less.'] });
  });

  it('does not take an unknown field', async () => {
    const { id } = await createTournament(test);
    const { status, body } = await patch(id, { version: 1, state: 'closed', boardVersion: 99 });
    expect([status, body.errors]).toEqual([422, { body: ['There is no such field: state, boardVersion.'] }]);
  });
});

describe('deleting a tournament', () => {
  it('takes its rounds, divisions and players with it', async () => {
    const { tournament } = await createField(test, ['Nguyễn Văn An', 'Trần Thị Bình']);
    await createDivision(test, tournament.id, { name: 'Bảng A' });
    expect((await test.ask('manager', `DELETE /api/tournaments/${tournament.id}`)).status).toBe(204);
    const { status, body } = await test.ask('manager', `GET /api/tournaments/${tournament.id}`);
    expect([status, body.message]).toEqual([404, 'Tournament not found.']);
  });

  it('is refused once it has a score', async () => {
    const { tournament, roundId, players } = await createField(test, ['Nguyễn Văn An']);
    await enterScores(test, roundId, players[0]?.id ?? '', [4]);
    const { status, body } = await test.ask('manager', `DELETE /api/tournaments/${tournament.id}`);
    expect([status, body.code]).toEqual([409, 'tournament-has-scores']);
  });
});

describe('the awards of a tournament', () => {
  it('may be several of a kind, and stay the same ones by their ids when they are put in another order', async () => {
    const first = (
      await post({
        awards: [
          { kind: 'best-net', main: true },
          { kind: 'best-net', main: true },
          { kind: 'best-gross', main: true },
        ],
      })
    ).body;
    const [one, two, gross] = first.awards;
    const awards = [gross, { ...two, main: false }, { kind: 'division', main: true }];
    const { status, body } = await test.ask('manager', `PATCH /api/tournaments/${first.id}`, { version: 1, awards });
    expect([status, body.awards]).toEqual([
      200,
      [gross, { ...two, main: false }, { ...AWARD_DEFAULTS, id: expect.any(String), kind: 'division', main: true }],
    ]);
    expect(body.awards.map(({ id }: { id: string }) => id)).not.toContain(one.id);
  });

  it('of another tournament are not taken over by their ids', async () => {
    const theirs = (await post({})).body;
    const own = (await post({})).body;
    const { body } = await test.ask('manager', `PATCH /api/tournaments/${own.id}`, { version: 1, awards: theirs.awards });
    expect(body.awards.map(({ kind }: { kind: string }) => kind)).toEqual(theirs.awards.map(({ kind }: { kind: string }) => kind));
    for (const { id } of theirs.awards) expect(JSON.stringify(body)).not.toContain(id);
    expect((await test.ask('reader', `GET /api/tournaments/${theirs.id}`)).body.awards).toEqual(theirs.awards);
  });

  it('stay the same ones when they are sent without ids', async () => {
    const { id, awards } = (await post({})).body;
    const plain = awards.map(({ id: _, ...award }: { id: string }) => award);
    const { body } = await test.ask('manager', `PATCH /api/tournaments/${id}`, { version: 1, awards: plain });
    expect(body.awards).toEqual(awards);
  });
});

describe('the numbers of a rule', () => {
  it.each([
    ['of another system', { calculateHandicapDay: 'callaway', dayHandicapRule: { multiplier: 2 } }, 'dayHandicapRule.multiplier'],
    [
      'of Callaway per gender',
      { calculateHandicapDay: 'callaway', dayHandicapRule: { ceiling: { m: 10, f: 20 } } },
      'dayHandicapRule.ceiling',
    ],
    ['of strokes in a format of points', { format: 'stableford', formatRule: { basis: 'gross', maximum: null } }, 'formatRule'],
    ['of a cut of 150 %', { cut: { by: 'percent', value: 150, within: 'field', ties: 'in' } }, 'cut.value'],
  ])('are refused: %s', async (_, given, field) => {
    const { status, body } = await post(given);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('go when another day handicap is chosen', async () => {
    const { id } = (await post({ calculateHandicapDay: 'peoria', dayHandicapRule: { factor: 0.9 } })).body;
    const { body } = await test.ask('manager', `PATCH /api/tournaments/${id}`, { version: 1, calculateHandicapDay: 'callaway' });
    expect(body).toMatchObject({ calculateHandicapDay: 'callaway', dayHandicapRule: null });
  });
});
