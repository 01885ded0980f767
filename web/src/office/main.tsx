import './mantine.css';
import './theme.css';
import './print.css';
import './forced-colors.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { useTranslation } from '../i18n/use-translation.ts';
import { startWords } from '../i18n/words.ts';
import { onLanguageChange } from '../lib/language.ts';
import { keepFocus } from '../lib/page/keep-focus.ts';
import { printWhole } from '../lib/page/print.ts';
import { ownName, withoutPrefix } from '../lib/prefix.ts';
import { followOtherTabs, onSessionChange } from '../lib/session.ts';
import { QuestionArea } from '../ui/dialog/confirm.tsx';
import { LoadingBar } from '../ui/page/loading-bar.tsx';
import { ToastArea } from '../ui/toast/toast-area.tsx';
import { loginFor, SET_UP } from './guard.ts';
import { createQueryClient } from './query-client.ts';
import { firstScreen, router } from './router.tsx';
import { cssVariables, themeWith } from './theme.ts';

const colorScheme = localStorageColorSchemeManager({ key: ownName('mantine-color-scheme-value') });
const queryClient = createQueryClient(() => router.navigate('/', { replace: true }));

followOtherTabs();
printWhole();
keepFocus();
/** When a session ends (here, in another tab or on the server), its data is dropped. */
onSessionChange((session) => {
  if (session?.owesSecondFactor) router.navigate(SET_UP, { replace: true });
  if (session !== null) return;
  queryClient.clear();
  const { search } = router.state.location;
  const pathname = withoutPrefix(router.state.location.pathname);
  if (pathname !== '/login') router.navigate(loginFor(pathname + search), { replace: true, state: { ended: true } });
});
/** Answers have sentences in the language of their request. */
onLanguageChange(() => queryClient.invalidateQueries());

/** The office takes the place of what the page shows meanwhile. */
function Office() {
  const { t } = useTranslation();
  useLayoutEffect(() => document.querySelector('.waiting')?.remove(), []);
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={themeWith(t('close'))}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorScheme}
        defaultColorScheme="auto"
      >
        <LoadingBar />
        <RouterProvider router={router} />
        <QuestionArea />
        <ToastArea />
      </MantineProvider>
    </QueryClientProvider>
  );
}

/** In short steps, so that a slow phone stays responsive. Without a root the sentence of `old-browser.js` stands in its place. */
function draw(): void {
  const root = document.getElementById('root');
  if (root === null) return;
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Office />
      </StrictMode>,
    ),
  );
}

// Not awaited here: the screens import this script, and would wait for it in turn.
Promise.all([startWords(), firstScreen()]).then(draw);
