import { generatePath, type Params } from 'react-router';
import type { Session } from '../../lib/session.ts';
import { meets, type Need } from '../access.ts';
import { PARTS, type Part } from '../part.ts';
import { type Menu, SCREENS, type Screen } from '../screen.ts';

/** What is for people before their login, or for whoever holds a mailed link. */
const OUTSIDE: readonly Need[] = ['signed out', 'anyone'];

type Offered = Pick<Screen, 'path' | 'label' | 'menu' | 'part' | 'only'> & { readonly to: string };

/**
 * The screens that a person may open, in the order of the table. What an address leaves open is `known`, or the person's own site; a
 * screen of something unknown is left out.
 */
export function offeredTo(session: Session, known: Params = {}): readonly Offered[] {
  const params: Params = { ...(session.site && { siteId: session.site.id }), ...known };
  return SCREENS.filter(
    ({ path, needs, offeredTo: fewer = [] }) =>
      [...path.matchAll(/:(\w+)/g)].every(([, name = '']) => params[name] !== undefined) &&
      !needs.some((need) => OUTSIDE.includes(need)) &&
      meets([...needs, ...fewer], session, params),
  ).map((screen) => ({ ...screen, to: generatePath<string>(screen.path, params as Record<string, string>) }));
}

/** Those of a menu. */
export const offeredIn = (menu: Menu, session: Session, params: Params = {}): readonly Offered[] =>
  offeredTo(session, params).filter((screen) => screen.menu === menu);

/** The parts of a tournament with the screens of each that the person may open. */
export function partsOf(session: Session, tournamentId: string): readonly { readonly part: Part; readonly screens: readonly Offered[] }[] {
  const offered = offeredTo(session, { tournamentId });
  return PARTS.map((part) => ({ part, screens: offered.filter((screen) => screen.part === part) })).filter(
    ({ screens }) => screens.length > 0,
  );
}
