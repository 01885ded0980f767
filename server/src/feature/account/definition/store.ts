import type {
  CountbackDefinition,
  DefinitionKind,
  DefinitionUse,
  FormatDefinition,
  PlayDefinition,
  TiebreakDefinition,
} from '@fairway/api';
import { LANGUAGES } from '@fairway/api/word/language';
import { and, asc, desc, eq, isNull, max, not, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { changeRow } from '../../../db/row.ts';
import { club } from '../../../db/schema/account/club.ts';
import { countback, format, play, tiebreak } from '../../../db/schema/account/definition.ts';
import { site } from '../../../db/schema/account/site.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { AppError } from '../../../error/app-error.ts';
import { plain } from '../../../text/plain.ts';
import { builtInWords } from './built-in-words.ts';

/** The tables are alike but for the type of their rules. */
type DefinitionTable = typeof format | typeof tiebreak | typeof countback | typeof play;
const TABLES: Readonly<Record<DefinitionKind, DefinitionTable>> = { format, tiebreak, countback, play };
/** Each kind as it is on the wire. */
export type DefinitionOf = { format: FormatDefinition; tiebreak: TiebreakDefinition; countback: CountbackDefinition; play: PlayDefinition };
/** As it is stored: a built-in one has its name in the catalogue. */
export type Stored<Kind extends DefinitionKind> = Pick<DefinitionOf[Kind], 'id' | 'siteId' | 'rule' | 'version'> & { name: string | null };

/** The built-in definitions of a kind, then those of a site. */
export async function findDefinitions<Kind extends DefinitionKind>(
  db: Database,
  kind: Kind,
  siteId: string | null,
): Promise<Stored<Kind>[]> {
  const table: DefinitionTable = TABLES[kind];
  const rows = await db
    .select(columnsOf(table))
    .from(table)
    .where(or(isNull(table.siteId), siteId === null ? sql`false` : eq(table.siteId, siteId)))
    .orderBy(sql`${table.siteId} is not null`, asc(table.position), asc(table.name));
  return rows as Stored<Kind>[];
}

const columnsOf = ({ id, siteId, name, rule, version }: DefinitionTable) => ({ id, siteId, name, rule, version });

export async function requireDefinition<Kind extends DefinitionKind>(db: Database, kind: Kind, id: string): Promise<Stored<Kind>> {
  const table: DefinitionTable = TABLES[kind];
  const [row] = await db.select(columnsOf(table)).from(table).where(eq(table.id, id));
  if (!row) throw new AppError('not-found');
  return row as Stored<Kind>;
}

/** Locks the definitions of a site until the transaction ends: names stay different, and nobody changes what is being changed. */
export async function holdDefinitions(tx: Transaction, siteId: string): Promise<void> {
  await tx.select({ id: site.id }).from(site).where(eq(site.id, siteId)).for('update');
}

/** Whether another definition of the site, or a built-in one in any language, has this name, however it is written. */
export async function isNameTaken(tx: Transaction, kind: DefinitionKind, siteId: string, name: string, but?: string): Promise<boolean> {
  const others = (await findDefinitions(tx, kind, siteId)).filter(({ id }) => id !== but);
  const names = others.flatMap(({ id, name: own }) => own ?? LANGUAGES.map((language) => builtInWords('name', kind, id, language)));
  return names.some((one) => plain(one) === plain(name));
}

type Fields<Kind extends DefinitionKind> = { name: string; rule: DefinitionOf[Kind]['rule'] };

export async function insertDefinition<Kind extends DefinitionKind>(
  tx: Transaction,
  kind: Kind,
  { id, siteId, name, rule }: Fields<Kind> & { id: string; siteId: string },
): Promise<void> {
  const table: DefinitionTable = TABLES[kind];
  const [last] = await tx
    .select({ position: max(table.position) })
    .from(table)
    .where(eq(table.siteId, siteId));
  await tx.insert(table).values({ id, siteId, name, rule: rule as never, position: (last?.position ?? 0) + 1 });
}

export async function updateDefinition<Kind extends DefinitionKind>(
  tx: Transaction,
  kind: Kind,
  id: string,
  fields: Partial<Fields<Kind>>,
) {
  const table: DefinitionTable = TABLES[kind];
  await changeRow(tx, table, id, { ...(fields as object) });
}

export async function removeDefinition(tx: Transaction, kind: DefinitionKind, id: string): Promise<void> {
  await tx.delete(TABLES[kind]).where(eq(TABLES[kind].id, id));
}

const NEWEST = 5;

/** How many tournaments of a site have a copy of each definition, and the newest of them. */
export async function findUses(db: Database, kind: DefinitionKind, siteId: string | null): Promise<DefinitionUse[]> {
  if (siteId === null) return [];
  const definition = kind === 'play' ? sql<string>`coalesce(${tournament.ownPlay}, ${tournament.play})` : tournament[kind];
  const rows = await db
    .select({
      definition,
      count: sql<number>`count(*)::int`,
      newest: sql<{ id: string; name: string }[]>`(array_agg(json_build_object('id', ${tournament.id}, 'name', ${tournament.name})
        order by ${tournament.date} desc, ${tournament.id}))[1:${sql.raw(String(NEWEST))}]`,
    })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(and(eq(club.siteId, siteId), not(tournament.rehearsal)))
    .groupBy(definition)
    .orderBy(desc(sql`count(*)`), asc(definition));
  return rows;
}
