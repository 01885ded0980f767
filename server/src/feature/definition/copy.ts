import type { Tournament } from '@fairway/api';
import type { Database } from '../../db/open.ts';
import { fieldError } from '../../http/errors.ts';
import { findCountbacks, findFormats, findTiebreaks } from './store.ts';

type Choices = Pick<Tournament, 'format' | 'tiebreak' | 'countback'>;
type Chosen = { [Name in keyof Choices | 'formatRule']?: Tournament[Name] | undefined };
type Copied = Pick<
  Tournament,
  'format' | 'formatName' | 'formatRule' | 'tiebreak' | 'tiebreakName' | 'tiebreakRule' | 'countback' | 'countbackName' | 'countbackRule'
>;

/**
 * The copies that a tournament keeps of the definitions chosen for it: of each that is named. The numbers of the format may be its own
 * (`formatRule`), of the same kind as the definition's, or as those that it has (`current`).
 */
export async function copiesOf(
  db: Database,
  siteId: string | null,
  { format, formatRule, tiebreak, countback }: Chosen,
  current?: Tournament['formatRule'],
): Promise<Partial<Copied>> {
  const formats = format === undefined ? null : pick('format', format, await findFormats(db, siteId));
  const tiebreaks = tiebreak === undefined ? null : pick('tiebreak', tiebreak, await findTiebreaks(db, siteId));
  const countbacks = countback === undefined ? null : pick('countback', countback, await findCountbacks(db, siteId));
  const kind = formats?.rule ?? current;
  if (formatRule && kind && 'points' in formatRule !== 'points' in kind) throw fieldError('formatRule', 'wrong-format');
  return {
    ...(formats && { format: formats.id, formatName: formats.name, formatRule: formats.rule }),
    ...(formatRule && { formatRule }),
    ...(tiebreaks && { tiebreak: tiebreaks.id, tiebreakName: tiebreaks.name, tiebreakRule: tiebreaks.rule }),
    ...(countbacks && { countback: countbacks.id, countbackName: countbacks.name, countbackRule: countbacks.rule }),
  };
}

/** The same where all three are chosen. */
export async function requireCopies(db: Database, siteId: string | null, chosen: Choices & Chosen): Promise<Copied> {
  return (await copiesOf(db, siteId, chosen)) as Copied;
}

function pick<Definition extends { id: string }>(field: string, id: string, definitions: readonly Definition[]): Definition {
  const found = definitions.find((one) => one.id === id);
  if (!found) throw fieldError(field, 'definition-does-not-exist');
  return found;
}
