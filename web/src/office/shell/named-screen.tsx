import { useTranslation } from 'react-i18next';
import { Outlet, useMatches } from 'react-router';
import { ScreenName } from '../../ui/screen-name.ts';
import type { Screen } from '../screen.ts';

/** Tells what stands below it how the table calls the open screen. */
export function NamedScreen() {
  const { t } = useTranslation('shell');
  const screen = useMatches().at(-1)?.handle as Screen | undefined;
  return (
    <ScreenName value={screen === undefined ? '' : t(`screen.${screen.label}`)}>
      <Outlet />
    </ScreenName>
  );
}
