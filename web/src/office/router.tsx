import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { currentSession } from '../feature/account/auth/query.ts';
import { loadWords } from '../i18n/words.ts';
import { PREFIX, withoutPrefix } from '../lib/prefix.ts';
import { readSession } from '../lib/session.ts';
import { admissionOf, loginFor } from './guard.ts';
import { SCREENS, type Screen } from './screen.ts';
import { FRAMES, pageOf } from './screen-page.ts';
import { BrokenScreen } from './shell/broken-screen.tsx';
import { NamedScreen } from './shell/named-screen.tsx';
import { Shell } from './shell/shell.tsx';

/** Runs before every navigation; a refused screen is never rendered. */
async function guard({ request }: LoaderFunctionArgs): Promise<null> {
  const { pathname: whole, search } = new URL(request.url);
  const pathname = withoutPrefix(whole);
  const outcome = await admissionOf(pathname, readSession(), () => currentSession(request.signal));
  if (outcome !== 'stay') throw redirect(outcome === '/login' ? loginFor(pathname + search) : outcome);
  return null;
}

const routeOf = (screen: Screen): RouteObject => ({
  path: screen.path,
  handle: screen,
  lazy: async () => {
    const [Component] = await Promise.all([pageOf(screen)(), loadWords(screen.words)]);
    return { Component };
  },
});

const isAround = (around: string, { path }: Screen): boolean => path === around || path.startsWith(`${around}/`);
/** Without the frame of those who are signed in. */
const isEntrance = ({ needs }: Screen): boolean => needs.includes('signed out') || needs.includes('anyone');

const framed: RouteObject[] = FRAMES.map(({ around, page }) => ({
  lazy: async () => ({ Component: await page() }),
  children: SCREENS.filter((screen) => isAround(around, screen)).map(routeOf),
}));
const unframed = SCREENS.filter((screen) => !isEntrance(screen) && !FRAMES.some(({ around }) => isAround(around, screen))).map(routeOf);

/** The screens of the table, each loaded when it is opened; any other path leads to the dashboard. */
export const router = createBrowserRouter(
  [
    {
      loader: guard,
      shouldRevalidate: () => true,
      element: <NamedScreen />,
      errorElement: (
        <main>
          <BrokenScreen />
        </main>
      ),
      children: [
        ...SCREENS.filter(isEntrance).map(routeOf),
        { element: <Shell />, children: [{ errorElement: <BrokenScreen />, children: [...unframed, ...framed] }] },
        { path: '*', lazy: async () => ({ Component: (await import('./shell/unknown-address.tsx')).UnknownAddress }) },
      ],
    },
  ],
  { basename: PREFIX || '/' },
);

/** Waits until the screen of the address is loaded, or could not be. */
export const firstScreen = (): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
