import type { ReactNode } from 'react';
import { sayFrom } from '../../i18n/words.ts';
import { createStore, useStore } from '../../lib/store.ts';
import type { Question } from './question-dialog.tsx';

const area = createStore<ReactNode>(() => null);

/** Asks before something is deleted: the title names it, `goes` what goes with it, and the words of the specification end it. */
export const confirmDelete = ({ title, goes, action }: { title: string; goes?: string; action: string }): Promise<boolean> =>
  confirm({ title, action, isFinal: true, text: [goes, sayFrom('word')('confirmText')].filter(Boolean).join('\n') });

/** The place of the dialog of `confirm`; once in the office. */
export const QuestionArea = (): ReactNode => useStore(area);

/** The dialog is loaded with the first question: no first screen waits for it. */
async function placeDialog() {
  const { ask, QuestionDialog } = await import('./question-dialog.tsx');
  await new Promise<void>((placed) => area.setState(<QuestionDialog onPlaced={placed} />, true));
  return ask;
}
let dialog: ReturnType<typeof placeDialog> | null = null;

/** Asks before something that a person should look at twice; true when they go ahead. */
export const confirm = async (question: Question): Promise<boolean> => (await choose(question)) === 'action';

/** Which way a person goes ahead; null: not at all. Without a connection the browser itself asks, and there is one way. */
export async function choose(question: Question): Promise<'action' | 'other' | null> {
  const t = sayFrom('word');
  const { title = t('confirmTitle'), text = t('confirmText') } = question;
  dialog ??= placeDialog();
  try {
    const ask = await dialog;
    return ask({ ...question, title, text });
  } catch {
    dialog = null;
    return window.confirm(`${title}\n${text}`) ? 'action' : null;
  }
}
