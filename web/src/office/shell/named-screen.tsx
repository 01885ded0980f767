import { Outlet, useMatches } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ScreenName } from '../../ui/page/screen-name.ts';
import type { Screen } from '../screen.ts';

/** Gives the components below it the open screen's name in the table. */
export function NamedScreen() {
  const { t } = useTranslation('shell');
  const screen = useMatches().at(-1)?.handle as Screen | undefined;
  return (
    <ScreenName value={screen === undefined ? '' : t(`screen.${screen.label}`)}>
      <Outlet />
    </ScreenName>
  );
}
