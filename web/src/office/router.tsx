import type { Namespace } from '@fairway/api/word/namespace';
import type { ComponentType } from 'react';
import { createBrowserRouter, type LoaderFunctionArgs, redirect } from 'react-router';
import { loadWords } from '../i18n/words.ts';
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

/** A screen and the words that it says, loaded together. */
const screen = (words: readonly Namespace[], page: () => Promise<ComponentType>) => async () => {
  const [Component] = await Promise.all([page(), loadWords(words)]);
  return { Component };
};

/** Every screen of the office, loaded when it is opened. A new screen: its page in `page/`, one line here. */
export const router = createBrowserRouter([
  {
    loader: guard,
    shouldRevalidate: () => true,
    hydrateFallbackElement: <></>,
    errorElement: <BrokenScreen />,
    children: [
      { path: '/login', lazy: screen(['auth'], async () => (await import('./page/login-page.tsx')).LoginPage) },
      {
        element: <Shell />,
        children: [
          {
            errorElement: <BrokenScreen />,
            children: [
              { path: '/', lazy: screen(['auth'], async () => (await import('./page/dashboard-page.tsx')).DashboardPage) },
              {
                path: '/tournaments',
                lazy: screen(['tournament'], async () => (await import('./page/tournament-list-page.tsx')).TournamentListPage),
              },
              {
                path: '/tournaments/add',
                lazy: screen(['choice', 'tournament'], async () => (await import('./page/tournament-add-page.tsx')).TournamentAddPage),
              },
              {
                path: '/tournaments/:tournamentId',
                lazy: screen(['tournament'], async () => (await import('./page/tournament-frame.tsx')).TournamentFrame),
                children: [
                  {
                    index: true,
                    lazy: screen(
                      ['choice', 'tournament'],
                      async () => (await import('./page/tournament-detail-page.tsx')).TournamentDetailPage,
                    ),
                  },
                  {
                    path: 'edit',
                    lazy: screen(
                      ['choice', 'tournament'],
                      async () => (await import('./page/tournament-edit-page.tsx')).TournamentEditPage,
                    ),
                  },
                  {
                    path: 'players',
                    lazy: screen(['player', 'tournament'], async () => (await import('./page/players-page.tsx')).PlayersPage),
                  },
                  {
                    path: 'import-players',
                    lazy: screen(
                      ['player-import', 'tournament'],
                      async () => (await import('./page/import-players-page.tsx')).ImportPlayersPage,
                    ),
                  },
                  {
                    path: 'scores',
                    lazy: screen(['score', 'tournament'], async () => (await import('./page/scores-page.tsx')).ScoresPage),
                  },
                  {
                    path: 'divisions',
                    lazy: screen(
                      ['choice', 'division', 'tournament'],
                      async () => (await import('./page/divisions-page.tsx')).DivisionsPage,
                    ),
                  },
                  {
                    path: 'leaderboard',
                    lazy: screen(['leaderboard', 'tournament'], async () => (await import('./page/leaderboard-page.tsx')).LeaderboardPage),
                  },
                  {
                    path: 'winners',
                    lazy: screen(
                      ['choice', 'leaderboard', 'tournament', 'winner'],
                      async () => (await import('./page/winners-page.tsx')).WinnersPage,
                    ),
                  },
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
