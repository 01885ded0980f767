import type { DefinitionKind, definitionRoutes, Language } from '@fairway/api';
import type { Principal } from '../../access/principal.ts';
import type { Deps, Handlers } from '../../http/route.ts';
import { builtInWords } from './built-in-words.ts';
import { addDefinition, changeDefinition, deleteDefinition, requireSoundTable } from './definition.ts';
import { requireOwnPlay } from './play-rule.ts';
import { findCountbacks, findFormats, findPlays, findTiebreaks, findUses } from './store.ts';

/** Whose definitions: the site of the club that a request names, else the caller's own. */
const siteOf = ({ principal, scope: { club } }: { principal: Principal; scope: { club?: { siteId: string } } }): string | null =>
  club?.siteId ?? principal.siteId;

export const definitionHandlers = (deps: Deps): Handlers<typeof definitionRoutes> => {
  const { db } = deps;
  return {
    'GET /api/formats': async (input) => ({ items: (await findFormats(db, siteOf(input))).map(named('format', input.language)) }),
    'POST /api/formats': async (input) => {
      const { principal, language, body } = input;
      requireSoundTable(body.rule);
      return named('format', language)(await addDefinition(deps, 'format', { principal, siteId: siteOf(input) }, body));
    },
    'PATCH /api/formats/:formatId': async ({ principal, scope: { format: own }, language, body }) => {
      requireSoundTable(body.rule);
      return named('format', language)(await changeDefinition(deps, 'format', { principal, own }, body));
    },
    'DELETE /api/formats/:formatId': async ({ principal, scope: { format: own } }) => deleteDefinition(deps, 'format', { principal, own }),

    'GET /api/tiebreaks': async (input) => ({ items: (await findTiebreaks(db, siteOf(input))).map(named('tiebreak', input.language)) }),
    'POST /api/tiebreaks': async (input) => {
      const { principal, language, body } = input;
      return named('tiebreak', language)(await addDefinition(deps, 'tiebreak', { principal, siteId: siteOf(input) }, body));
    },
    'PATCH /api/tiebreaks/:tiebreakId': async ({ principal, scope: { tiebreak: own }, language, body }) =>
      named('tiebreak', language)(await changeDefinition(deps, 'tiebreak', { principal, own }, body)),
    'DELETE /api/tiebreaks/:tiebreakId': async ({ principal, scope: { tiebreak: own } }) =>
      deleteDefinition(deps, 'tiebreak', { principal, own }),

    'GET /api/countbacks': async (input) => ({ items: (await findCountbacks(db, siteOf(input))).map(named('countback', input.language)) }),
    'POST /api/countbacks': async (input) => {
      const { principal, language, body } = input;
      return named('countback', language)(await addDefinition(deps, 'countback', { principal, siteId: siteOf(input) }, body));
    },
    'PATCH /api/countbacks/:countbackId': async ({ principal, scope: { countback: own }, language, body }) =>
      named('countback', language)(await changeDefinition(deps, 'countback', { principal, own }, body)),
    'DELETE /api/countbacks/:countbackId': async ({ principal, scope: { countback: own } }) =>
      deleteDefinition(deps, 'countback', { principal, own }),

    'GET /api/plays': async (input) => ({ items: (await findPlays(db, siteOf(input))).map(named('play', input.language)) }),
    'POST /api/plays': async (input) => {
      const { principal, language, body } = input;
      requireOwnPlay(body.rule);
      return named('play', language)(await addDefinition(deps, 'play', { principal, siteId: siteOf(input) }, body));
    },
    'PATCH /api/plays/:playId': async ({ principal, scope: { play: own }, language, body }) => {
      requireOwnPlay(body.rule);
      return named('play', language)(await changeDefinition(deps, 'play', { principal, own }, body));
    },
    'DELETE /api/plays/:playId': async ({ principal, scope: { play: own } }) => deleteDefinition(deps, 'play', { principal, own }),

    'GET /api/definitions/uses': async (input) => ({ items: await findUses(db, input.query.kind, siteOf(input)) }),
  };
};

/** With its own name, or with those of the catalogue; one that an older program built in goes by its id. */
const named =
  (kind: DefinitionKind, language: Language) =>
  <Of extends { id: string; name: string | null }>(of: Of) => {
    const words = (part: 'name' | 'about') => builtInWords(part, kind, of.id, language);
    return { ...of, name: of.name ?? (words('name') || of.id), description: of.name === null ? words('about') : '' };
  };
