import type { Session } from '../../lib/session.ts';

/** A link of the top bar: its label is a word of the catalogue, or a name. */
export type BarLink = {
  readonly to: string;
  readonly key: 'dashboard' | 'tournaments' | 'latestTournament';
  readonly name?: string;
  readonly title?: 'latestTournament';
  readonly end: boolean;
};

/** The links that a person sees, by role. Specification §2; only screens that exist. */
export function linksOf(session: Session): readonly BarLink[] {
  const links: BarLink[] = [{ to: '/', key: 'dashboard', end: true }];
  const seesTournaments = session.isSuperAdmin || (session.site?.clubs.length ?? 0) > 0;
  if (!seesTournaments) return links;
  links.push({ to: '/tournaments', key: 'tournaments', end: true });
  const { latestTournamentId: id, latestTournamentName: name } = session;
  if (id !== null) {
    links.push({
      to: `/tournaments/${id}`,
      key: 'latestTournament',
      ...(name && { name, title: 'latestTournament' as const }),
      end: false,
    });
  }
  return links;
}
