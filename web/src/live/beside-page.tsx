import type { ComponentType } from 'react';
import { onDemand } from './page/on-demand.tsx';

/** The pages beside the board, by the last part of their paths. Apart, or every board would begin with the names of all their scripts. */
const PAGES: Readonly<Record<string, ComponentType<{ tournamentId: string }>>> = {
  seal: onDemand(async () => (await import('./seal/seal-page.tsx')).SealPage),
  'lucky-draw': onDemand(async () => (await import('./lucky-draw/lucky-draw-page.tsx')).LuckyDrawPage),
  draw: onDemand(async () => (await import('./draw/draw-page.tsx')).DrawPage),
  regulations: onDemand(async () => (await import('./regulation/regulations-page.tsx')).RegulationsPage),
  enter: onDemand(async () => (await import('./enter/enter-page.tsx')).EnterPage),
  captain: onDemand(async () => (await import('./captain/captain-page.tsx')).CaptainPage),
  check: onDemand(async () => (await import('./check/check-page.tsx')).CheckPage),
  keys: onDemand(async () => (await import('./check/keys-page.tsx')).KeysPage),
  season: onDemand(async () => (await import('./season/season-page.tsx')).SeasonPage),
  golfer: onDemand(async () => (await import('./golfer/golfer-page.tsx')).GolferPage),
  tv: onDemand(async () => (await import('./club/club-television.tsx')).ClubTelevision),
};

const ListPage = onDemand(async () => (await import('./tournament-list/list-page.tsx')).ListPage);

/** A page beside a board, a club's television, a golfer's page or the keys of the site; an address that is none shows the list of tournaments. */
export function BesidePage({ page, tournamentId }: { page: string; tournamentId: string }) {
  const Page = PAGES[page] ?? ListPage;
  return <Page tournamentId={tournamentId} />;
}
