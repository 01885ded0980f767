import type { RecordFields, ValuesOf } from '@fairway/api/record/kind';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { problemsOf, readTyped, type TypedOf, type TypedProblem, typedOf } from './typed.ts';

/** How `useRecordForm` turns the fields of a record into what is typed and back, and what it says beside them. */
export function useTyping<Fields extends RecordFields>(fields: Fields) {
  const { t } = useTranslation();
  const language = useLanguage();
  return {
    valuesOf: <Of extends ValuesOf<Fields>>(of: Of) => typedOf(fields, of, language),
    fieldsOf: <Typed extends TypedOf<Fields>>(typed: Typed) => readTyped(fields, typed),
    check: (typed: TypedOf<Fields>): Record<string, string> => {
      const problems = Object.entries<TypedProblem | undefined>(problemsOf(fields, typed));
      return Object.fromEntries(problems.flatMap(([key, problem]) => (problem ? [[key, t(problem)]] : [])));
    },
  };
}
