import { SEASON_RULES } from '@fairway/golf';
import type { Person } from '../access/principal.ts';
import { giveConsent } from '../feature/field/golfer/consent.ts';
import { publishSeason } from '../feature/result/season/publication.ts';
import { addSeason } from '../feature/result/season/season.ts';
import { requireSeason } from '../feature/result/season/store.ts';
import { createSeasonTables } from '../feature/result/season/table.ts';
import { createEncryption } from '../secret/encryption.ts';
import type { Writer } from '../write/write.ts';

/** The number of medals, of first ones that are named, and of days of a championship. */
const [OF_SEASON, NAMED, DAYS] = [5, 5, 2];

/**
 * The golfer of the year by the newest medals, an eclectic of them whose hole 11 is out, and the club championship over the last two days, each as
 * it was published; some agreed to be named.
 */
export async function writeSeasons(deps: Writer, actor: { principal: Person; siteId: string }, medals: readonly string[]): Promise<void> {
  const { principal, siteId } = actor;
  const year = String(deps.clock().getFullYear());
  const span = { from: `${Number(year) - 1}-07-01`, to: `${year}-12-31`, guests: 'count', only: medals.slice(-OF_SEASON) };
  const tables = createSeasonTables(deps.db);
  const add = async (name: string, rule: object) =>
    (await addSeason(deps, actor, { name: `${name} ${year}`, clubId: null, rule: rule as never })).id;
  const ofYear = await add('Golfer của năm', { ...SEASON_RULES['best-eight-places'], ...span, basis: 'net', best: 3, events: {} });
  const without = [{ hole: 11, reason: 'sửa green từ tháng 3' }];
  const eclectic = await add('Eclectic', { ...SEASON_RULES['net-by-hole'], ...span, without, least: 2 });
  const championship = await add('Vô địch câu lạc bộ', { ...SEASON_RULES['days-gross'], ...span, only: medals.slice(-DAYS) });
  const { lines } = (await tables(await requireSeason(deps.db, ofYear))).table;
  for (const { person } of lines.slice(0, NAMED))
    await giveConsent(deps, { principal, golfer: { id: person, siteId } }, { purpose: 'seasons', guardian: null });
  const withoutKey = { ...deps, encryption: createEncryption(null) };
  for (const id of [ofYear, eclectic, championship])
    await publishSeason(withoutKey, tables, { principal, season: { id, siteId } }, undefined);
}
