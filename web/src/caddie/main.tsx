import '../lib/page/translated-page.ts';
import { isInApp } from '@fairway/api/rule/account/app-browser';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepFocus } from '../lib/page/keep-focus.ts';
import { CaddiePage } from './caddie-page.tsx';
import { watchForUpdate } from './offline/update.ts';
import { keyIn } from './phone/address.ts';
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
  // without network it may not be there: then the page is as anywhere
  const AppDoor = isInApp(navigator.userAgent)
    ? await import('./app-browser/app-door.tsx').then(
        (door) => door.AppDoor,
        () => undefined,
      )
    : undefined;
  createRoot(root).render(
    <StrictMode>
      <CaddiePage phone={phone} AppDoor={AppDoor} />
    </StrictMode>,
  );
  watchForUpdate();
  void navigator.storage?.persist?.();
  await phone.start(keyIn(location.hash));
  // another code scanned while this page is open changes nothing but the fragment
  window.addEventListener('hashchange', () => {
    const key = keyIn(location.hash);
    if (key !== null) void phone.open(key);
  });
}

void begin();
