import type { PlayRule, Tournament } from '@fairway/api';
import type { Database } from '../../../db/database.ts';
import { fieldError } from '../../../error/app-error.ts';
import { findDefinitions } from './store.ts';

type Choices = Pick<Tournament, 'format' | 'tiebreak' | 'countback'>;
type PlayChoices = Pick<Tournament, 'play' | 'playRule' | 'ownPlay'>;
type Chosen = { [Name in keyof (Choices & PlayChoices) | 'formatRule']?: Tournament[Name] | undefined };
type Copied = Pick<
  Tournament,
  'format' | 'formatName' | 'formatRule' | 'tiebreak' | 'tiebreakName' | 'tiebreakRule' | 'countback' | 'countbackName' | 'countbackRule'
> &
  Partial<Pick<Tournament, keyof PlayChoices | 'ownPlayName'>>;

/**
 * The copies that a tournament keeps of the definitions chosen for it: of each that is named. The numbers of the format, and of the play of
 * sides, may be its own (`formatRule`, `playRule`), of the same kind as the definition's, or as those that it has (`current`).
 */
export async function copiesOf(
  db: Database,
  siteId: string | null,
  { format, formatRule, tiebreak, countback, ...played }: Chosen,
  current?: Pick<Tournament, 'formatRule' | 'ownPlay'>,
): Promise<Partial<Copied>> {
  const formats = format === undefined ? null : pick('format', format, await findDefinitions(db, 'format', siteId));
  const tiebreaks = tiebreak === undefined ? null : pick('tiebreak', tiebreak, await findDefinitions(db, 'tiebreak', siteId));
  const countbacks = countback === undefined ? null : pick('countback', countback, await findDefinitions(db, 'countback', siteId));
  const kind = formats?.rule ?? current?.formatRule;
  if (formatRule && kind && 'points' in formatRule !== 'points' in kind) throw fieldError('formatRule', 'wrong-format');
  return {
    ...(formats && { format: formats.id, formatName: formats.name, formatRule: formats.rule }),
    ...(formatRule && { formatRule }),
    ...(tiebreaks && { tiebreak: tiebreaks.id, tiebreakName: tiebreaks.name, tiebreakRule: tiebreaks.rule }),
    ...(countbacks && { countback: countbacks.id, countbackName: countbacks.name, countbackRule: countbacks.rule }),
    ...(await copyOfPlay(db, siteId, played, current?.ownPlay ?? null)),
  };
}

/** An own play says how sides play. With another play the own one of before is left, unless it has become that play since. */
async function copyOfPlay(
  db: Database,
  siteId: string | null,
  { play, playRule, ownPlay }: Chosen,
  before: string | null,
): Promise<Partial<Copied>> {
  if (ownPlay === undefined && play === undefined) return {};
  const plays = (await findDefinitions(db, 'play', siteId)).filter((one) => one.siteId !== null);
  const stays = ownPlay === undefined && plays.some(({ id, rule }) => id === before && rule.play === play);
  const chosen = stays ? before : ownPlay;
  if (chosen == null) return { ownPlay: null, ownPlayName: null };
  const { id, name, rule } = pick('ownPlay', chosen, plays);
  const { play: own, ...numbers } = rule;
  if (play !== undefined && play !== own) throw fieldError('play', 'wrong-format');
  return { ownPlay: id, ownPlayName: name, play: own, playRule: playRule ?? asRule(numbers) };
}

/** null: nothing is otherwise than usual. */
const asRule = (numbers: PlayRule): PlayRule | null => (Object.keys(numbers).length === 0 ? null : numbers);

/** The same where all three are chosen. */
export async function requireCopies(db: Database, siteId: string | null, chosen: Choices & Chosen): Promise<Copied> {
  return (await copiesOf(db, siteId, chosen)) as Copied;
}

function pick<Definition extends { id: string }>(field: string, id: string, definitions: readonly Definition[]): Definition {
  const definition = definitions.find((one) => one.id === id);
  if (!definition) throw fieldError(field, 'definition-does-not-exist');
  return definition;
}
