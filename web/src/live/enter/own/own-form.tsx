import type { OwnPage } from '@fairway/api';
import { formatHandicap } from '@fairway/api/word/number';
import { type FormEvent, useState } from 'react';
import type { Draft } from '../draft.ts';
import { AnswerParts } from '../form/answer-parts.tsx';
import { answeredOf, lacksOf } from '../form/application.ts';
import { PersonPart } from '../form/person-part.tsx';
import { ProblemSummary } from '../form/problem-summary.tsx';
import { useProblems } from '../form/use-problems.ts';
import { changeOwn, isRefusal } from '../request.ts';
import type { OwnProps } from './own-props.ts';

type Signup = NonNullable<OwnPage['own']>;

/** Corrects what was answered, or answers for the first time: somebody whom another person entered agrees for themselves. */
export function OwnForm({ page, own, onAnswer, say, language, signup }: OwnProps & { signup: Signup }) {
  const { enter } = page;
  const [draft, setDraft] = useState(() => draftOf(signup));
  const [done, setDone] = useState('');
  const [isOpen, setOpen] = useState(signup.lacks.length > 0);
  const { problems, note, lack, refuse, fail, nameOf } = useProblems(say, enter, language);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const parts = { page: enter, draft, change, problems, say, language };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setDone('');
    if (lack(lacksOf(enter.form, draft))) return;
    const body = { ...answeredOf(enter.form, draft), language };
    try {
      const answer = await changeOwn(own, body);
      if (isRefusal(answer)) return refuse(answer, body);
      onAnswer(answer);
      setDone(say('own.saved'));
    } catch {
      fail();
    }
  };
  return (
    <details className="enter-correct" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="enter-part">{say(signup.lacks.includes('consent') ? 'own.answer' : 'own.correct')}</summary>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <ProblemSummary title={note ?? say('problems', { count: problems.size })} problems={problems} note={note} nameOf={nameOf} />
        <PersonPart {...parts} />
        <AnswerParts {...parts} />
        <button type="submit" className="enter-send">
          {say('own.save')}
        </button>
        <p role="status">{done}</p>
      </form>
    </details>
  );
}

const typedAnswer = (value: string | number | boolean): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));

/** What the server has of a signup, as it is typed. */
function draftOf({ person, answers, extras, wishes, consents, guardian }: Signup): Draft {
  return {
    person: {
      name: person.name ?? '',
      gender: person.gender ?? '',
      phone: person.phone ?? '',
      email: person.email ?? '',
      vga: person.vga ?? '',
      birthYear: String(person.birthYear ?? ''),
      handicapIndex: formatHandicap(person.handicapIndex, 'en'),
      memberNumber: person.memberNumber ?? '',
    },
    answers: Object.fromEntries(answers.map(({ questionId, value }) => [questionId, typedAnswer(value)])),
    extras: Object.fromEntries(extras.map(({ extraId, count, size }) => [extraId, { count, size: size ?? '' }])),
    wishes: wishes.join('\n'),
    consents: consents.map(({ purpose }) => purpose),
    guardian: guardian ?? '',
  };
}
