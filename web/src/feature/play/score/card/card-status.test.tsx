import { MantineProvider } from '@mantine/core';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { scoreCard } from '../../../../../test/score-card.ts';
import { CardStatus, type SetStatus } from './card-status.tsx';

/** Shows the key of a sentence in place of the sentence. */
const words = createInstance();
await words.init({ lng: 'cimode', resources: {} });

const html = (onSet: SetStatus, status: 'ok' | 'WD' = 'WD') =>
  renderToStaticMarkup(
    <I18nextProvider i18n={words}>
      <MantineProvider>
        <CardStatus card={scoreCard('an', { status })} onSet={onSet} />
      </MantineProvider>
    </I18nextProvider>,
  );

test('who may set a status has a button at every card, who may not reads it', () => {
  for (const status of ['ok', 'WD'] as const) expect(html(() => {}, status)).toContain('<button');
  expect(html(undefined)).not.toContain('<button');
  expect(html(undefined)).toContain('status.WD');
  expect(html(undefined, 'ok')).not.toContain('status');
});
