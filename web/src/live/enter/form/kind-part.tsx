import { wordsIn } from '@fairway/api/rule/field/signup/form';
import { type Problems, RadioField, TextField } from './field.tsx';
import { type KindProps, kindLines } from './kind-lines.ts';

type Props = KindProps & {
  problems: Problems;
  kindId: string;
  code: string;
  change: (change: { kindId?: string; code?: string }) => void;
};

/** For which of the places somebody enters. */
export function KindPart({ problems, kindId, code, change, ...props }: Props) {
  const { page, say, language } = props;
  const chosen = page.form.kinds.find(({ id }) => id === kindId);
  return (
    <section className="enter-part">
      <RadioField
        path="kindId"
        label={say('kind.label')}
        problems={problems}
        value={kindId}
        onChoose={(next) => change({ kindId: next })}
        choices={page.form.kinds.map((kind) => ({
          value: kind.id,
          label: wordsIn(kind.name, language),
          about: kindLines(kind, props),
        }))}
      />
      {chosen?.who === 'code' && (
        <TextField
          path="code"
          label={say('code')}
          hint={say('codeHint')}
          problems={problems}
          autoComplete="off"
          maxLength={40}
          required
          value={code}
          onType={(next) => change({ code: next })}
        />
      )}
    </section>
  );
}
