import '../mantine.css';
import '../theme.css';
import '../forced-colors.css';
import '../print.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { loadWords, startWords } from '../../i18n/words.ts';
import { ownName, PREFIX } from '../../lib/prefix.ts';
import { readSession } from '../../lib/session.ts';
import { cssVariables, themeWith } from '../theme.ts';
import { LoginDoor } from './login-door.tsx';

// The login as a page of its own, with Preact in React's place: who opens the office waits for neither its router nor its screens. Where a session
// ends within the office, its own screen shows the same form.

const colorScheme = localStorageColorSchemeManager({ key: ownName('mantine-color-scheme-value') });
/** Nothing on the page closes. */
const theme = themeWith('');
const queryClient = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } } });

/** Without a root the sentence of `old-browser.js` stands in its place. */
function draw(): void {
  const root = document.getElementById('root');
  if (root === null) return;
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={colorScheme} defaultColorScheme="auto">
        <LoginDoor />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

if (readSession() !== null) location.replace(`${PREFIX}/`);
else Promise.all([startWords(), loadWords(['auth'])]).then(draw);
