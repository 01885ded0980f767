import { Input } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useDraft } from '../../../../ui/record/form/draft.ts';
import { FormFrame } from '../../../../ui/record/form/form-frame.tsx';
import { patchForm } from '../../../../ui/record/form/patch-form.ts';
import { useInputs } from '../../../../ui/record/form/use-inputs.tsx';
import { useTyping } from '../../../../ui/record/form/use-typing.ts';
import { type ClubCard, type CourseChoice, CourseField, firstChoice, isWrong, roundCardOf } from '../course/course-field.tsx';
import { holeCounts } from '../course/hole-count.ts';
import { useDefinitions } from '../definition.ts';
import type { NewTournament } from '../query.ts';
import { INPUTS } from './fields.ts';
import { GeneralFields } from './general-fields.tsx';
import { planProblems } from './plan/plan-problem.ts';
import { PublicSection } from './section/public-section.tsx';
import { SettingSections } from './section/setting-sections.tsx';
import { useSettingFields } from './setting-fields.ts';
import { newSettings, PLAIN, type TournamentValues } from './values.ts';

type NewTournamentValues = TournamentValues & { course: CourseChoice };
type Props = {
  clubId: string;
  /** The clocks of the club. */
  timeZone: string;
  cards: readonly ClubCard[];
  location: string;
  /** Today, where the club is. */
  day: string;
  onSave: (body: Omit<NewTournament, 'clubId'>, keepCourse: boolean) => Promise<unknown>;
  onSaved: () => void;
  onCancel: () => void;
};

/** A new tournament with its first round. */
export function AddTournamentForm({ clubId, timeZone, cards, location, day, onSave, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['tournament', 'choice', 'course', 'word', 'rule']);
  const [strict, setStrict] = useState(false);
  const typing = useTyping(PLAIN);
  const form = useForm<NewTournamentValues>({
    initialValues: { ...typing.valuesOf({ ...newSettings(), date: day, location }), course: firstChoice(cards) },
    validate: (values) => {
      setStrict(true);
      return { ...typing.check(values), ...planProblems(values, t), ...(isWrong(values.course.draft) && { course: t('course:wrong') }) };
    },
  });
  useDraft(form);
  const definitions = useDefinitions(clubId, undefined);
  const { course, ...values } = form.values;
  const change = (patch: Partial<NewTournamentValues>) => patchForm(form, patch);
  const rounds = holeCounts([roundCardOf(course.draft)]);
  const input = useInputs(PLAIN, useSettingFields(definitions, [], rounds), form, INPUTS);
  const fields = { values, change, errors: form.errors, input, definitions, divisions: [], contests: [], sponsors: [] };
  return (
    <FormFrame
      form={form}
      onSave={(all) => onSave({ ...typing.fieldsOf(withoutCourse(all)), course: roundCardOf(all.course.draft) }, all.course.keep)}
      onSaved={onSaved}
      onCancel={onCancel}
      saveLabel={t('form.create')}
      fieldOf={(path) => (path.startsWith('course.') ? 'course' : path)}
    >
      <GeneralFields {...fields} timeZone={timeZone} rounds={rounds} />
      <Input.Wrapper error={form.errors.course}>
        <CourseField cards={cards} choice={course} onChange={(choice) => change({ course: choice })} strict={strict} mayKeep />
      </Input.Wrapper>
      <SettingSections {...fields} />
      <PublicSection {...fields} />
    </FormFrame>
  );
}

function withoutCourse({ course: _, ...values }: NewTournamentValues): TournamentValues {
  return values;
}
