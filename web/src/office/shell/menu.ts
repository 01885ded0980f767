import { generatePath, type Params } from 'react-router';
import type { Session } from '../../lib/session.ts';
import { meets } from '../access.ts';
import { type Menu, SCREENS, type Screen } from '../screen.ts';

type Offered = { readonly to: string; readonly label: Screen['label'] };

/**
 * The screens that a menu offers to a person, in the order of the table. What an address leaves open is `known`, or the person's own
 * site; a screen of something unknown is not offered.
 */
export function offeredIn(menu: Menu, session: Session, known: Params = {}): readonly Offered[] {
  const params: Params = { ...(session.site && { siteId: session.site.id }), ...known };
  return SCREENS.filter(
    (screen) =>
      screen.menu === menu && isKnown(screen.path, params) && meets([...screen.needs, ...(screen.offeredTo ?? [])], session, params),
  ).map(({ path, label }) => ({ to: generatePath<string>(path, params as Record<string, string>), label }));
}

const isKnown = (path: string, params: Params): boolean =>
  [...path.matchAll(/:(\w+)/g)].every(([, name = '']) => params[name] !== undefined);
