import { randomUUID } from 'node:crypto';
import type { DefinitionKind, FormatRule } from '@fairway/api';
import { isSoundTable } from '@fairway/golf';
import type { Principal } from '../../../access/principal.ts';
import { fieldError } from '../../../error/app-error.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Writer, write } from '../../../write/write.ts';
import {
  type DefinitionOf,
  holdDefinitions,
  insertDefinition,
  isNameTaken,
  removeDefinition,
  requireDefinition,
  type Stored,
  updateDefinition,
} from './store.ts';

type Written<Kind extends DefinitionKind> = { name: string; rule: DefinitionOf[Kind]['rule'] };
export type Changed<Kind extends DefinitionKind> = { [Field in keyof Written<Kind>]?: Written<Kind>[Field] | undefined } & {
  version: number;
};

export async function addDefinition<Kind extends DefinitionKind>(
  deps: Writer,
  kind: Kind,
  { principal, siteId }: { principal: Principal; siteId: string | null },
  { name, rule }: Written<Kind>,
): Promise<Stored<Kind>> {
  if (siteId === null) throw fieldError('clubId', 'required');
  const id = randomUUID();
  return write(
    deps,
    { principal, siteId },
    {
      change: async (tx) => {
        await holdDefinitions(tx, siteId);
        if (await isNameTaken(tx, kind, siteId, name)) throw fieldError('name', 'already-exists', { value: name });
        await insertDefinition(tx, kind, { id, siteId, name, rule });
        return { kind: 'created', subjectType: kind, subjectId: id, after: { name, rule } };
      },
      answer: (tx) => requireDefinition(tx, kind, id),
    },
  );
}

/** A definition of a site, and who writes to it; the scope checked both before the route runs. */
export type DefinitionActor = { principal: Principal; own: { id: string; siteId: string | null } };

export async function changeDefinition<Kind extends DefinitionKind>(
  deps: Writer,
  kind: Kind,
  { principal, own: { id, siteId } }: DefinitionActor,
  { version, ...wanted }: Changed<Kind>,
): Promise<Stored<Kind>> {
  return write(
    deps,
    { principal, siteId },
    {
      change: async (tx) => {
        await holdDefinitions(tx, siteId ?? '');
        const current = await requireDefinition(tx, kind, id);
        await requireVersion(current, version);
        const change = changeOf(current, wanted);
        if (!change) return null;
        const { name } = change.after as Partial<Written<Kind>>;
        if (name !== undefined && (await isNameTaken(tx, kind, siteId ?? '', name, id)))
          throw fieldError('name', 'already-exists', { value: name });
        await updateDefinition(tx, kind, id, change.after as Partial<Written<Kind>>);
        return { kind: 'updated', subjectType: kind, subjectId: id, ...change };
      },
      answer: (tx) => requireDefinition(tx, kind, id),
    },
  );
}

/** Tournaments that have it keep their copy. */
export async function deleteDefinition(
  deps: Writer,
  kind: DefinitionKind,
  { principal, own: { id, siteId } }: DefinitionActor,
): Promise<undefined> {
  return write(
    deps,
    { principal, siteId },
    {
      change: async (tx) => {
        await holdDefinitions(tx, siteId ?? '');
        const { name, rule } = await requireDefinition(tx, kind, id);
        await removeDefinition(tx, kind, id);
        return { kind: 'deleted', subjectType: kind, subjectId: id, before: { name, rule } };
      },
      answer: async () => undefined,
    },
  );
}

/** A table without points for par ranks nobody. What depends on a course is checked where a tournament has one. */
export function requireSoundTable(rule: FormatRule | undefined): void {
  if (rule && 'points' in rule && !isSoundTable(rule.points)) throw fieldError('rule.points', 'points-table');
}
