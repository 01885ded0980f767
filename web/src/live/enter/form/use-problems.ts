import type { EnterPage } from '@fairway/api';
import { wordsIn } from '@fairway/api/rule/field/signup/form';
import type { PublicLanguage } from '@fairway/api/word/language';
import { useState } from 'react';
import type { Refusal } from '../request.ts';
import type { EnterSay } from '../words.ts';
import { fieldOf, type Lack } from './application.ts';
import type { Problems } from './field.tsx';

type State = { readonly problems: Problems; readonly note: string | null };
const NONE: State = { problems: new Map(), note: null };

/** What is wrong with what was filled in, or why it was not taken; and how its fields are called. */
export function useProblems(say: EnterSay, { form }: Pick<EnterPage, 'form'>, language: PublicLanguage) {
  const [state, setState] = useState(NONE);
  const nameOf = (path: string): string => {
    const [list = '', id = '', rest] = path.split('.');
    if (list === 'person') return say(`person.${id as 'name'}`);
    if (list === 'partners') return say('group.partner', { number: Number(id) + 2 });
    if (list === 'kindId') return say('kind.label');
    if (list === 'code' || list === 'guardian') return say(list);
    if (list === 'consents') return say(`consents.${id as 'data'}`);
    const question = form.questions.find((one) => one.id === id);
    if (question) return wordsIn(question.text, language);
    const extra = form.extras.find((one) => one.id === id);
    if (extra) return rest === 'size' ? `${wordsIn(extra.name, language)}, ${say('extras.size')}` : wordsIn(extra.name, language);
    return '';
  };
  return {
    ...state,
    nameOf,
    /** Whether something is missing. */
    lack: (lacks: ReadonlyMap<string, Lack>): boolean => {
      setState({ ...NONE, problems: new Map([...lacks].map(([path, lack]) => [path, say(`lack.${lack}`)])) });
      return lacks.size > 0;
    },
    refuse: ({ message, errors }: Refusal, sent: Parameters<typeof fieldOf>[1]) => {
      const problems = new Map(Object.entries(errors).map(([path, sentence]) => [fieldOf(path, sent), sentence]));
      setState({ problems, note: problems.size === 0 ? message : null });
    },
    fail: () => setState({ ...NONE, note: say(navigator.onLine ? 'failed' : 'offline') }),
  };
}
