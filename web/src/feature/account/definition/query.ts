import type { CountbackDefinition, FormatDefinition, PlayDefinition, TiebreakDefinition } from '@fairway/api';
import type { DefinitionKind } from '@fairway/api/choice/account/definition-kind';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';
import type { Language } from '../../../lib/language.ts';

export type DefinitionOf = { format: FormatDefinition; tiebreak: TiebreakDefinition; countback: CountbackDefinition; play: PlayDefinition };
export type Definition = DefinitionOf[DefinitionKind];
/** What a person writes of one. */
export type Written = Pick<Definition, 'name' | 'rule'>;

type Reads = { [Kind in DefinitionKind]: (query: { clubId?: string }, signal: AbortSignal) => Promise<{ items: DefinitionOf[Kind][] }> };
const READS: Reads = {
  format: (query, signal) => call('GET /api/formats', { query, signal }),
  tiebreak: (query, signal) => call('GET /api/tiebreaks', { query, signal }),
  countback: (query, signal) => call('GET /api/countbacks', { query, signal }),
  play: (query, signal) => call('GET /api/plays', { query, signal }),
};
const ofClub = (clubId: string | undefined) => (clubId === undefined ? {} : { clubId });

/** The built-in definitions, then those of the site of a club; built-in ones are named in the language of the request. */
export const definitionsOf = (kind: DefinitionKind, clubId: string | undefined, language: Language) =>
  queryOptions({
    queryKey: ['definitions', 'of', kind, clubId, language],
    queryFn: async ({ signal }): Promise<readonly Definition[]> => (await READS[kind](ofClub(clubId), signal)).items,
  });

/** The tournaments that have a copy of each. */
export const definitionUses = (kind: DefinitionKind, clubId: string | undefined) =>
  routeQuery(['definitions', 'uses', kind, clubId], 'GET /api/definitions/uses', { query: { kind, ...ofClub(clubId) } });

type OfKind<Rule> = { name: string; rule: Rule };
/** How definitions of a kind are added, changed and deleted. */
type Writes<Rule> = {
  add: (body: OfKind<Rule> & { clubId?: string }) => Promise<Definition>;
  change: (id: string, body: Partial<OfKind<Rule>> & { version: number }) => Promise<Definition>;
  remove: (id: string) => Promise<unknown>;
};
const WRITES: { readonly [Kind in DefinitionKind]: Writes<DefinitionOf[Kind]['rule']> } = {
  format: {
    add: (body) => call('POST /api/formats', { body }),
    change: (formatId, body) => call('PATCH /api/formats/:formatId', { params: { formatId }, body }),
    remove: (formatId) => call('DELETE /api/formats/:formatId', { params: { formatId } }),
  },
  tiebreak: {
    add: (body) => call('POST /api/tiebreaks', { body }),
    change: (tiebreakId, body) => call('PATCH /api/tiebreaks/:tiebreakId', { params: { tiebreakId }, body }),
    remove: (tiebreakId) => call('DELETE /api/tiebreaks/:tiebreakId', { params: { tiebreakId } }),
  },
  countback: {
    add: (body) => call('POST /api/countbacks', { body }),
    change: (countbackId, body) => call('PATCH /api/countbacks/:countbackId', { params: { countbackId }, body }),
    remove: (countbackId) => call('DELETE /api/countbacks/:countbackId', { params: { countbackId } }),
  },
  play: {
    add: (body) => call('POST /api/plays', { body }),
    change: (playId, body) => call('PATCH /api/plays/:playId', { params: { playId }, body }),
    remove: (playId) => call('DELETE /api/plays/:playId', { params: { playId } }),
  },
};
/** A rule is written to the kind that it was read from. */
export const writesOf = (kind: DefinitionKind): Writes<Definition['rule']> => WRITES[kind] as unknown as Writes<Definition['rule']>;
