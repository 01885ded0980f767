import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Session } from '../../../lib/session.ts';
import { offeredIn } from '../menu.ts';
import { useLatestTournament } from './latest-tournament.ts';

/** `end`: the link is of that one screen, not also of those below it. */
type BarLink = { readonly to: string; readonly label: string; readonly title?: string; readonly end: boolean };

/** The links of the top bar: the screens that the table offers there, and the latest tournament. */
export function useBarLinks(session: Session | null): readonly BarLink[] {
  const { t } = useTranslation('shell');
  const latest = useLatestTournament(session);
  if (session === null) return [];
  const links = offeredIn('bar', session).map(({ to, label }) => ({ to, label: t(`screen.${label}`), end: true }));
  if (latest === null) return links;
  const title = t('latestTournament');
  return [...links, { to: `/tournaments/${latest.id}`, label: latest.name || title, title, end: false }];
}
