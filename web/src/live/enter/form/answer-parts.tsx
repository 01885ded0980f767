import type { EnterPage } from '@fairway/api';
import { wordsIn } from '@fairway/api/rule/field/signup/form';
import { closestLanguage } from '@fairway/api/word/language';
import { formatMoney } from '@fairway/api/word/number';
import type { Draft } from '../draft.ts';
import type { Spoken } from '../words.ts';
import { CheckField, type Problems, RadioField, SelectField, TextField } from './field.tsx';

export type AnswerProps = Spoken & {
  page: EnterPage;
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  problems: Problems;
};

/** Everything of a form beside who enters, and as what. */
export function AnswerParts(props: AnswerProps) {
  return (
    <>
      <ExtrasPart {...props} />
      <QuestionsPart {...props} />
      <ConsentsPart {...props} />
    </>
  );
}

/** Dinners, shirts and other things that cost extra. */
function ExtrasPart({ page, draft, change, problems, say, language }: AnswerProps) {
  const { extras } = page.form;
  if (extras.length === 0) return null;
  return (
    <section className="enter-part">
      <h3>{say('extras.title')}</h3>
      {extras.map(({ id, name, price, each, sizes }) => {
        const chosen = draft.extras[id] ?? { count: 0, size: '' };
        const limit = page.extras.find(({ extraId }) => extraId === id);
        const free = limit?.free ?? each;
        const most = Math.max(chosen.count, Math.min(each, free));
        const put = (next: Partial<typeof chosen>) => change({ extras: { ...draft.extras, [id]: { ...chosen, ...next } } });
        const counts = Array.from({ length: most }, (_, nth) => String(nth + 1));
        return (
          <div key={id} className="enter-pair">
            <SelectField
              path={`extras.${id}`}
              label={`${wordsIn(name, language)} · ${formatMoney(price, language)}`}
              hint={
                limit && page.way === 'ballot'
                  ? say('extras.drawn', { count: free })
                  : free < each && say(free === 0 ? 'extras.gone' : 'extras.left', { count: free })
              }
              problems={problems}
              none={say('extras.none')}
              choices={counts.map((count) => ({ value: count, label: count }))}
              value={chosen.count === 0 ? '' : String(chosen.count)}
              onChoose={(count) => put({ count: Number(count) })}
            />
            {sizes.length > 0 && chosen.count > 0 && (
              <SelectField
                path={`extras.${id}.size`}
                label={say('extras.size')}
                problems={problems}
                none={say('choose')}
                choices={sizes.map((size) => ({ value: size, label: size }))}
                value={chosen.size}
                onChoose={(size) => put({ size })}
              />
            )}
          </div>
        );
      })}
    </section>
  );
}

/** What the club asks, and with whom they want to play. */
function QuestionsPart(props: AnswerProps) {
  const { page, draft, change, problems, say } = props;
  const { questions, wishes } = page.form;
  if (questions.length === 0 && !wishes) return null;
  return (
    <section className="enter-part">
      <h3>{say('questions')}</h3>
      {questions.map((question) => (
        <QuestionField key={question.id} {...props} question={question} />
      ))}
      {wishes && (
        <TextField
          rows={3}
          path="wishes"
          label={say('optional', { name: say('wishes.label') })}
          hint={say('wishes.hint')}
          problems={problems}
          maxLength={600}
          value={draft.wishes}
          onType={(text) => change({ wishes: text })}
        />
      )}
    </section>
  );
}

type QuestionProps = AnswerProps & { question: EnterPage['form']['questions'][number] };

function QuestionField({ draft, change, problems, say, language, question }: QuestionProps) {
  const { id, text, kind, choices, needed } = question;
  const answer = (value: string) => change({ answers: { ...draft.answers, [id]: value } });
  const name = wordsIn(text, language);
  const field = { path: `answers.${id}`, label: needed ? name : say('optional', { name }), problems, value: draft.answers[id] ?? '' };
  if (kind === 'choice')
    return (
      <SelectField
        {...field}
        none={say('choose')}
        choices={choices.map((choice) => ({ value: choice.vi, label: wordsIn(choice, language) }))}
        onChoose={answer}
      />
    );
  if (kind === 'yes-no')
    return <RadioField {...field} choices={(['yes', 'no'] as const).map((value) => ({ value, label: say(value) }))} onChoose={answer} />;
  if (kind === 'number') return <TextField {...field} inputMode="decimal" maxLength={12} required={needed} onType={answer} />;
  return <TextField rows={3} {...field} maxLength={1000} onType={answer} />;
}

/** What somebody agrees to, each by itself; nothing is ticked for them. */
function ConsentsPart({ page, draft, change, problems, say, language }: AnswerProps) {
  const { consents } = page.form;
  if (consents.length === 0) return null;
  const english = closestLanguage(language) === 'en';
  return (
    <section className="enter-part">
      <h3>{say('consents.title')}</h3>
      {consents.map(({ purpose, text, needed }) => (
        <CheckField
          key={purpose}
          path={`consents.${purpose}`}
          label={needed ? say(`consents.${purpose}`) : say('optional', { name: say(`consents.${purpose}`) })}
          hint={(english && text.en) || text.vi}
          problems={problems}
          checked={draft.consents.includes(purpose)}
          onCheck={(checked) => change({ consents: [...draft.consents.filter((one) => one !== purpose), ...(checked ? [purpose] : [])] })}
        />
      ))}
    </section>
  );
}
