import type { definitionRoutes, Language } from '@fairway/api';
import type { Deps, Handlers } from '../../route.ts';
import { isSentenceKey, sentence } from '../../word.ts';
import { findCountbacks, findFormats, findTiebreaks } from './store.ts';

export const definitionHandlers = ({ db }: Deps): Handlers<typeof definitionRoutes> => ({
  'GET /api/formats': async ({ principal, scope, language }) => {
    const found = await findFormats(db, scope.club?.siteId ?? principal.siteId);
    return { items: found.map((one) => named(one, 'format', language)) };
  },
  'GET /api/tiebreaks': async ({ principal, scope, language }) => {
    const found = await findTiebreaks(db, scope.club?.siteId ?? principal.siteId);
    return { items: found.map((one) => named(one, 'tiebreak', language)) };
  },
  'GET /api/countbacks': async ({ principal, scope, language }) => {
    const found = await findCountbacks(db, scope.club?.siteId ?? principal.siteId);
    return { items: found.map((one) => named(one, 'countback', language)) };
  },
});

/** With its own name, or with those of the catalogue; one that an older program built in goes by its id. */
function named<Of extends { id: string; name: string | null }>(of: Of, kind: string, language: Language) {
  const words = (part: string) => {
    const key = `choice:${kind}.${of.id}.${part}`;
    return isSentenceKey(key) ? sentence(key, language) : '';
  };
  return { ...of, name: of.name ?? (words('name') || of.id), description: of.name === null ? words('about') : '' };
}
