import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { scoreCard } from '../../../../../test/score-card.ts';
import { forgetWords } from '../../../../../test/words.ts';
import { CardStatus, type SetStatus } from './card-status.tsx';

beforeAll(forgetWords);

const html = (onSet: SetStatus, status: 'ok' | 'WD' = 'WD') =>
  renderToStaticMarkup(
    <MantineProvider>
      <CardStatus card={scoreCard('an', { status })} onSet={onSet} />
    </MantineProvider>,
  );

test('who may set a status has a button at every card, who may not reads it', () => {
  for (const status of ['ok', 'WD'] as const) expect(html(() => {}, status)).toContain('<button');
  expect(html(undefined)).not.toContain('<button');
  expect(html(undefined)).toContain('status.WD');
  expect(html(undefined, 'ok')).not.toContain('status');
});
