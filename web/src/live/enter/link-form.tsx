import { type FormEvent, useState } from 'react';
import { TextField } from './form/field.tsx';
import { isRefusal, sendLinks } from './request.ts';
import type { Spoken } from './words.ts';

/** For whoever has lost their link. The page says the same whether it knows the address or not. */
export function LinkForm({ tournamentId, say, language }: Spoken & { tournamentId: string }) {
  const [email, setEmail] = useState('');
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [note, setNote] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setNote('');
    const answer = await sendLinks(tournamentId, email.trim(), language).catch(() => 'failed' as const);
    const problem =
      answer === 'failed' ? say('link.failed') : answer !== null && isRefusal(answer) ? (answer.errors.email ?? answer.message) : null;
    setProblems(new Map(problem === null ? [] : [['link.email', problem]]));
    if (problem === null) setNote(say('link.sent'));
    else document.getElementById('link.email')?.focus();
  };
  return (
    <details className="enter-part">
      <summary>{say('link.title')}</summary>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          path="link.email"
          label={say('person.email')}
          hint={say('link.hint')}
          problems={problems}
          type="email"
          autoComplete="email"
          maxLength={200}
          required
          value={email}
          onType={setEmail}
        />
        <button type="submit" className="enter-plain">
          {say('link.send')}
        </button>
        <p role="status">{note}</p>
      </form>
    </details>
  );
}
