import type { Tournament } from '@fairway/api';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AddTournamentForm } from './add-tournament-form.tsx';
import { EditTournamentForm } from './edit-tournament-form.tsx';
import { useSettingFields } from './setting-fields.ts';
import { newSettings } from './values.ts';

/** Shows the key of a sentence in place of the sentence. */
const words = i18next.createInstance();
await words.use(initReactI18next).init({ lng: 'cimode', resources: {} });

/** The texts that fill an element, such as labels, also in folded sections. */
function textsOf(shown: ReactNode): Set<string> {
  const router = createMemoryRouter([{ path: '*', element: shown }]);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={words}>
      <MantineProvider>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>,
  );
  return new Set([...html.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text));
}

function SettingLabels() {
  return Object.values(useSettingFields({ format: [], tiebreak: [], countback: [] }, [], [])).map(({ label }) => (
    <p key={label}>{label}</p>
  ));
}

const nothing = async () => {};
const tournament = { ...newSettings(), date: '2026-04-25', version: 1 } as Tournament;

test.each([
  [
    'a new one',
    <AddTournamentForm
      timeZone="Asia/Ho_Chi_Minh"
      key="add"
      clubId="c"
      cards={[]}
      location=""
      day="2026-04-25"
      onSave={nothing}
      onSaved={nothing}
      onCancel={nothing}
    />,
  ],
  [
    'one that is there',
    <EditTournamentForm key="edit" tournament={tournament} divisions={[]} sponsors={[]} onSaved={nothing} onCancel={nothing} />,
  ],
])('every setting of a tournament has its field in the form: %s', (_, form) => {
  const labels = [...textsOf(<SettingLabels />)];
  expect(labels.length).toBeGreaterThan(25);
  const texts = textsOf(form);
  expect(labels.filter((label) => !texts.has(label))).toEqual([]);
});
