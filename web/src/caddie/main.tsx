import '../lib/translated-page.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepFocus } from '../lib/keep-focus.ts';
import { CaddiePage } from './caddie-page.tsx';
import { watchForUpdate } from './offline/update.ts';
import { secretOf } from './phone/address.ts';
import { createPhone } from './phone/phone.ts';
import { startWords } from './words.ts';
import './caddie.css';

/** Without a root the sentence of `old-browser.js` stands in its place. */
async function begin(): Promise<void> {
  keepFocus();
  await startWords();
  const root = document.getElementById('root');
  if (root === null) return;
  const phone = createPhone();
  createRoot(root).render(
    <StrictMode>
      <CaddiePage phone={phone} />
    </StrictMode>,
  );
  watchForUpdate();
  void navigator.storage?.persist?.();
  await phone.start(secretOf(location.hash));
  // another code scanned while this page is open changes nothing but the fragment
  window.addEventListener('hashchange', () => {
    const link = secretOf(location.hash);
    if (link !== null) void phone.open({ link });
  });
}

void begin();
