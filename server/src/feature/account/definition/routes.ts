import type { DefinitionKind, definitionRoutes, Language } from '@fairway/api';
import type { Principal } from '../../../access/principal.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { builtInWords } from './built-in-words.ts';
import { addDefinition, type Changed, changeDefinition, type DefinitionActor, deleteDefinition, requireSoundTable } from './definition.ts';
import { requireOwnPlay } from './play-rule.ts';
import { type DefinitionOf, findDefinitions, findUses } from './store.ts';

/** Whose definitions: the site of the club that a request names, else the caller's own. */
const siteOf = ({ principal, scope: { club } }: { principal: Principal; scope: { club?: { siteId: string } } }): string | null =>
  club?.siteId ?? principal.siteId;

type Asking = { principal: Principal; scope: { club?: { siteId: string } }; language: Language };
type RuleOf<Kind extends DefinitionKind> = DefinitionOf[Kind]['rule'];
type Own = DefinitionActor['own'];

/** What can be done with the definitions of a kind. `check`: refuses a rule that its schema lets through. */
const handlersOf = <Kind extends DefinitionKind>(deps: Deps, kind: Kind, check: (rule: RuleOf<Kind> | undefined) => void = () => {}) => ({
  list: async (input: Asking) => ({ items: (await findDefinitions(deps.db, kind, siteOf(input))).map(named(kind, input.language)) }),
  add: async ({ body, ...input }: Asking & { body: { name: string; rule: RuleOf<Kind> } }) => {
    check(body.rule);
    const { principal, language } = input;
    return named(kind, language)(await addDefinition(deps, kind, { principal, siteId: siteOf(input) }, body));
  },
  change: async ({ principal, language, body }: Asking & { body: Changed<Kind> }, own: Own) => {
    check(body.rule);
    return named(kind, language)(await changeDefinition(deps, kind, { principal, own }, body));
  },
  remove: ({ principal }: Asking, own: Own) => deleteDefinition(deps, kind, { principal, own }),
});

export const definitionHandlers = (deps: Deps): Handlers<typeof definitionRoutes> => {
  const formats = handlersOf(deps, 'format', requireSoundTable);
  const tiebreaks = handlersOf(deps, 'tiebreak');
  const countbacks = handlersOf(deps, 'countback');
  const plays = handlersOf(deps, 'play', requireOwnPlay);
  return {
    'GET /api/formats': formats.list,
    'POST /api/formats': formats.add,
    'PATCH /api/formats/:formatId': (input) => formats.change(input, input.scope.format),
    'DELETE /api/formats/:formatId': (input) => formats.remove(input, input.scope.format),

    'GET /api/tiebreaks': tiebreaks.list,
    'POST /api/tiebreaks': tiebreaks.add,
    'PATCH /api/tiebreaks/:tiebreakId': (input) => tiebreaks.change(input, input.scope.tiebreak),
    'DELETE /api/tiebreaks/:tiebreakId': (input) => tiebreaks.remove(input, input.scope.tiebreak),

    'GET /api/countbacks': countbacks.list,
    'POST /api/countbacks': countbacks.add,
    'PATCH /api/countbacks/:countbackId': (input) => countbacks.change(input, input.scope.countback),
    'DELETE /api/countbacks/:countbackId': (input) => countbacks.remove(input, input.scope.countback),

    'GET /api/plays': plays.list,
    'POST /api/plays': plays.add,
    'PATCH /api/plays/:playId': (input) => plays.change(input, input.scope.play),
    'DELETE /api/plays/:playId': (input) => plays.remove(input, input.scope.play),

    'GET /api/definitions/uses': async (input) => ({ items: await findUses(deps.db, input.query.kind, siteOf(input)) }),
  };
};

/** With its own name, or with those of the catalogue; one that an older program built in goes by its id. */
const named =
  (kind: DefinitionKind, language: Language) =>
  <Of extends { id: string; name: string | null }>(of: Of) => {
    const words = (part: 'name' | 'about') => builtInWords(part, kind, of.id, language);
    return { ...of, name: of.name ?? (words('name') || of.id), description: of.name === null ? words('about') : '' };
  };
