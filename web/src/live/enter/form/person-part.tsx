import { GENDERS } from '@fairway/api/choice/field/player';
import { SIGNUP_ASKED } from '@fairway/api/choice/field/signup';
import type { AskedField } from '../draft.ts';
import type { AnswerProps } from './answer-parts.tsx';
import { RadioField, TextField } from './field.tsx';

const INPUTS: Readonly<Record<AskedField, Pick<Parameters<typeof TextField>[0], 'type' | 'inputMode' | 'autoComplete' | 'maxLength'>>> = {
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 20 },
  email: { type: 'email', autoComplete: 'email', maxLength: 200 },
  vga: { inputMode: 'numeric', autoComplete: 'off', maxLength: 15 },
  birthYear: { inputMode: 'numeric', autoComplete: 'bday-year', maxLength: 4 },
  handicapIndex: { inputMode: 'decimal', autoComplete: 'off', maxLength: 5 },
  memberNumber: { autoComplete: 'off', maxLength: 30 },
};
/** Under this age somebody else agrees for a golfer. */
const GROWN_UP = 18;

/** Who plays. `needsMember`: the number of a membership is asked for whatever the form says. */
export function PersonPart({ page, draft, change, problems, say, needsMember = false }: AnswerProps & { needsMember?: boolean }) {
  const { person, guardian } = draft;
  const type = (field: keyof typeof person) => (text: string) => change({ person: { ...person, [field]: text } });
  const howOf = (field: AskedField) => (field === 'memberNumber' && needsMember ? 'must' : page.form.asked[field]);
  const year = Number(person.birthYear);
  const mayBeMinor = person.birthYear.length === 4 && Number(page.tournament.date.slice(0, 4)) - year <= GROWN_UP;
  return (
    <section className="enter-part">
      <h3>{say('person.title')}</h3>
      <TextField
        path="person.name"
        label={say('person.name')}
        problems={problems}
        autoComplete="name"
        maxLength={200}
        required
        value={person.name}
        onType={type('name')}
      />
      <RadioField
        path="person.gender"
        label={say('person.gender')}
        problems={problems}
        value={person.gender}
        onChoose={type('gender')}
        choices={GENDERS.map((value) => ({ value, label: say(`gender.${value}`) }))}
      />
      {SIGNUP_ASKED.map((field) => {
        const how = howOf(field);
        const hint = field === 'email' || field === 'handicapIndex' ? say(`hint.${field}`) : undefined;
        return (
          how !== 'no' && (
            <TextField
              key={field}
              path={`person.${field}`}
              label={how === 'must' ? say(`person.${field}`) : say('optional', { name: say(`person.${field}`) })}
              hint={hint}
              problems={problems}
              required={how === 'must'}
              {...INPUTS[field]}
              value={person[field]}
              onType={type(field)}
            />
          )
        );
      })}
      {(mayBeMinor || problems.has('guardian')) && (
        <TextField
          path="guardian"
          label={say('guardian')}
          hint={say('guardianHint')}
          problems={problems}
          maxLength={200}
          value={guardian}
          onType={(text) => change({ guardian: text })}
        />
      )}
    </section>
  );
}
