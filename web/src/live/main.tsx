import '../lib/page/translated-page.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { printWhole } from '../lib/page/print.ts';
import { followHistory } from './address.ts';
import { LivePage } from './live-page.tsx';
import { startWords } from './words.ts';
import './live.css';
import { withoutPrefix } from '../lib/prefix.ts';

followHistory();
printWhole();
/** Without a root the sentence of `old-browser.js` stands in its place. */
function draw(): void {
  const root = document.getElementById('root');
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <LivePage path={withoutPrefix(location.pathname)} />
    </StrictMode>,
  );
}

// Not awaited at the top: a language shares words with this script, and would wait for it for ever.
startWords().then(draw);
