import { createBrowserRouter, type LoaderFunctionArgs, redirect } from 'react-router';
import { readSession } from '../lib/session.ts';
import { guardOf, loginFor } from './guard.ts';
import { BrokenScreen } from './shell/broken-screen.tsx';
import { Shell } from './shell/shell.tsx';

/** Runs before every navigation; what it refuses is never rendered. */
function guard({ request }: LoaderFunctionArgs): null {
  const { pathname, search } = new URL(request.url);
  const outcome = guardOf(pathname, readSession());
  if (outcome !== 'stay') throw redirect(outcome === '/login' ? loginFor(pathname + search) : outcome);
  return null;
}

/** Every screen of the office, loaded when it is opened. A new screen: its page in `page/`, one line here. */
export const router = createBrowserRouter([
  {
    loader: guard,
    shouldRevalidate: () => true,
    hydrateFallbackElement: <></>,
    errorElement: <BrokenScreen />,
    children: [
      { path: '/login', lazy: async () => ({ Component: (await import('./page/login-page.tsx')).LoginPage }) },
      {
        element: <Shell />,
        children: [
          {
            errorElement: <BrokenScreen />,
            children: [
              { path: '/', lazy: async () => ({ Component: (await import('./page/dashboard-page.tsx')).DashboardPage }) },
              {
                path: '/tournaments',
                lazy: async () => ({ Component: (await import('./page/tournament-list-page.tsx')).TournamentListPage }),
              },
              {
                path: '/tournaments/add',
                lazy: async () => ({ Component: (await import('./page/tournament-add-page.tsx')).TournamentAddPage }),
              },
              {
                path: '/tournaments/:tournamentId',
                lazy: async () => ({ Component: (await import('./page/tournament-frame.tsx')).TournamentFrame }),
                children: [
                  {
                    index: true,
                    lazy: async () => ({ Component: (await import('./page/tournament-detail-page.tsx')).TournamentDetailPage }),
                  },
                  { path: 'edit', lazy: async () => ({ Component: (await import('./page/tournament-edit-page.tsx')).TournamentEditPage }) },
                  { path: 'players', lazy: async () => ({ Component: (await import('./page/players-page.tsx')).PlayersPage }) },
                  {
                    path: 'import-players',
                    lazy: async () => ({ Component: (await import('./page/import-players-page.tsx')).ImportPlayersPage }),
                  },
                  { path: 'scores', lazy: async () => ({ Component: (await import('./page/scores-page.tsx')).ScoresPage }) },
                  { path: 'divisions', lazy: async () => ({ Component: (await import('./page/divisions-page.tsx')).DivisionsPage }) },
                  { path: 'leaderboard', lazy: async () => ({ Component: (await import('./page/leaderboard-page.tsx')).LeaderboardPage }) },
                  { path: 'winners', lazy: async () => ({ Component: (await import('./page/winners-page.tsx')).WinnersPage }) },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', loader: () => redirect('/') },
    ],
  },
]);
