import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { contract } from '../../../db/schema/account/contract.ts';
import { ticket } from '../../../db/schema/account/support.ts';

const test = await testApp();
const NOW = new Date('2026-06-15T03:00:00Z');

const addContract = (siteId: string, endDate: string) =>
  test.db
    .insert(contract)
    .values({ siteId, code: randomUUID(), plan: 'basic', duration: 1, durationUnit: 'year', startDate: '2025-01-01', endDate });
const contractOf = async (who: 'manager' | 'siteless' | 'admin') => (await test.ask(who, 'GET /api/dashboard')).body.contract;

describe('a manager’s dashboard', () => {
  it('names the contract once it ends within 30 days, or has ended, and not while a later one runs', async () => {
    test.setNow(NOW);
    expect(await contractOf('manager')).toBeNull();
    await addContract(test.siteId, '2026-06-14');
    expect(await contractOf('manager')).toMatchObject({ siteName: 'Site One', endDate: '2026-06-14', daysLeft: -1, plan: 'basic' });
    await addContract(test.siteId, '2026-07-15');
    expect(await contractOf('manager')).toMatchObject({ endDate: '2026-07-15', daysLeft: 30 });
    await addContract(test.siteId, '2026-07-16');
    expect(await contractOf('manager')).toBeNull();
    expect([await contractOf('siteless'), await contractOf('admin')]).toEqual([null, null]);
  });

  it('has the next tournaments, the first one first, and none that was put away', async () => {
    test.setNow(NOW);
    for (const [name, date] of [
      ['Mai sau', '2026-07-01'],
      ['Mai', '2026-06-16'],
      ['Nay', '2026-06-15'],
      ['Cất', '2026-06-17'],
    ] as const)
      await seedEvent(test.db, test.clubId, { settings: { name, date, archivedAt: name === 'Cất' ? NOW : null } });
    const { body } = await test.ask('reader', 'GET /api/today');
    expect(body.next.map(({ name }: { name: string }) => name)).toEqual(['Mai', 'Mai sau']);
  });
});

describe('a super administrator’s dashboard', () => {
  it('counts sites, clubs, users and open tickets, and lists the contracts that need somebody', async () => {
    test.setNow(NOW);
    await test.db.insert(ticket).values([
      { name: 'Lan', description: 'In thẻ', language: 'vi' },
      { name: 'Lan', description: 'Xong', language: 'vi', status: 'solved' },
    ]);
    await addContract(test.siteId, '2026-07-01');
    const { body } = await test.ask('admin', 'GET /api/dashboard/figures');
    expect(body).toMatchObject({ sites: 2, clubs: 3, users: 6, openTickets: 1, contracts: [{ siteName: 'Site One', daysLeft: 16 }] });
  });

  it('has the figures of the last twelve months by the day of play', async () => {
    test.setNow(NOW);
    const { roundPath, playerIds } = await seedEvent(test.db, test.clubId, { players: 3, divisions: ['All'] });
    await seedEvent(test.db, test.clubId, { players: 2, settings: { date: '2025-06-30' } });
    await seedEvent(test.db, test.clubId, { players: 2, settings: { date: '2026-07-01' } });
    await test.ask('editor', `POST ${roundPath}/entries` as 'POST /', { entries: wholeCard(playerIds[0] ?? '', cardOver()) });
    const { months } = (await test.ask('admin', 'GET /api/dashboard/figures')).body;
    expect(months).toHaveLength(12);
    expect([months[0].month, months[11].month]).toEqual(['2025-07', '2026-06']);
    expect(months.filter(({ tournaments }: { tournaments: number }) => tournaments > 0)).toEqual([
      { month: '2026-04', tournaments: 1, players: 3, entries: 18 },
    ]);
  });
});
