import type { Session } from '../../lib/session.ts';
import { meets } from '../access.ts';
import { type Menu, SCREENS, type Screen } from '../screen.ts';

/** The screens that a menu offers to a person, in the order of the table. */
export const offeredIn = (menu: Menu, session: Session): readonly Screen[] =>
  SCREENS.filter((screen) => screen.menu === menu && meets([...screen.needs, ...(screen.offeredTo ?? [])], session));
