import type { Round } from '@fairway/api';
import { Input } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/date-field.tsx';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { cardOf, draftProblems } from '../course/course.ts';
import { type ClubCard, type CourseChoice, CourseField, choiceOf, choiceOfRound } from '../course/course-field.tsx';
import type { NewRound } from '../query.ts';

type Values = { date: string | null; course: CourseChoice };
type Props = {
  /** null: a new round. */
  round: Round | null;
  /** For a new round: the day that is proposed. */
  date: string;
  cards: readonly ClubCard[];
  onSave: (round: NewRound) => Promise<unknown>;
  onSaved: () => void;
  onCancel: () => void;
};

/** The date and the course card of one round. */
export function RoundForm({ round, date, cards, onSave, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['tournament', 'word']);
  const [strict, setStrict] = useState(false);
  const form = useForm<Values>({
    initialValues: { date: round?.date ?? date, course: round === null ? choiceOf(cards[0]) : choiceOfRound(round, cards) },
    validate: ({ date: day, course }) => {
      setStrict(true);
      const wrong = course.draft.courseName.trim() === '' || draftProblems(course.draft).length > 0;
      return { ...(day === null && { date: t('word:required') }), ...(wrong && { course: t('form.courseWrong') }) };
    },
  });
  return (
    <FormFrame
      form={form}
      onSave={(values) => onSave({ date: values.date ?? '', ...cardOf(values.course.draft) })}
      onSaved={onSaved}
      onCancel={onCancel}
      fieldOf={(path) => (path === 'date' ? 'date' : 'course')}
    >
      <DateField
        label={t('form.date')}
        required
        value={form.values.date}
        onChange={(day) => form.setFieldValue('date', day)}
        error={form.errors.date}
      />
      <Input.Wrapper error={form.errors.course}>
        <CourseField
          cards={cards}
          choice={form.values.course}
          onChange={(course) => form.setFieldValue('course', course)}
          strict={strict}
        />
      </Input.Wrapper>
    </FormFrame>
  );
}
