import type { Language } from '@fairway/api';
import type { PaperSize } from '@fairway/api/choice/output/paper';
import type { SeasonCore } from '@fairway/facts';
import { eq } from 'drizzle-orm';
import { site } from '../../../db/schema/account/site.ts';
import { officeDate } from '../../../text/calendar.ts';
import { saySeason } from '../../../text/word.ts';
import type { KeyDeps } from '../../result/season/publication.ts';
import { publishedSeason } from '../../result/season/published.ts';
import { requireSeason } from '../../result/season/store.ts';
import { spokenDate } from '../report/word.ts';
import type { SeasonOrder } from './source.ts';

type Wish = { size: PaperSize; language: Language };

/** A published table as everyone may read it: what hangs on a wall has the names of those who agreed. */
export async function seasonOrder(
  deps: KeyDeps & { publicUrl: string },
  { seasonId, number }: { seasonId: string; number: number },
  { size, language }: Wish,
): Promise<Omit<SeasonOrder, 'fontFolders'>> {
  const { core, at, names, openings } = await publishedSeason(deps, seasonId, number, 'anyone');
  const { lines, name, rule } = core as SeasonCore;
  const { siteId } = await requireSeason(deps.db, seasonId);
  const [of] = await deps.db.select({ name: site.name }).from(site).where(eq(site.id, siteId));
  const opened = new Map(openings.map((one) => [one.person, one.opened]));
  const nobody = saySeason(language);
  const rows = lines.map(({ person, rank, total }, nth) => ({
    place: rank === null ? '' : `${rank.tied ? 'T' : ''}${rank.position}`,
    name: names[person] ?? nobody('nobody', { number: nth + 1 }),
    counted: (opened.get(person)?.entries ?? []).flatMap(({ use, points }) => (use === 'counts' || use === 'final' ? (points ?? []) : [])),
    bonus: opened.get(person)?.holes === undefined ? (opened.get(person)?.bonus ?? '0') : '0',
    total,
  }));
  return {
    ...{ kind: 'season', size, language, names: rows.map((row) => row.name), content: { number, lines: rows } },
    head: {
      ...{ clubName: of?.name ?? '', logo: null, tournament: name, place: null, version: number, sponsors: [], ledger: null },
      dates: `${spokenDate(rule.from)} – ${spokenDate(rule.to)}`,
      printedAt: spokenDate(officeDate(deps.clock())),
      standing: null,
      published: { at: spokenDate(officeDate(new Date(at))), isChanged: false },
      staffOnly: false,
      address: `${deps.publicUrl}/live/season?id=${seasonId}&number=${number}`,
    },
  };
}
