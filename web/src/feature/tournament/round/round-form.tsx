import type { Round, Tournament } from '@fairway/api';
import { Input } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/date.ts';
import { DateField } from '../../../ui/date-field.tsx';
import type { Fields } from '../../../ui/record/field.ts';
import { RecordForm } from '../../../ui/record/record-form.tsx';
import { useRecordForm } from '../../../ui/record/use-record-form.ts';
import { type CourseCard, cardOf, draftProblems } from '../course/course.ts';
import { type ClubCard, type CourseChoice, CourseField, cardIn, choiceOfRound } from '../course/course-field.tsx';
import { addRound, changeRound } from '../query.ts';

type RoundFields = Pick<Round, 'date'> & CourseCard;
type Values = { date: string | null; course: CourseChoice };
type Props = {
  tournament: Tournament;
  /** undefined: a new round. */
  round: Round | undefined;
  cards: readonly ClubCard[];
  onSaved: () => void;
  onCancel: () => void;
};

/** The date and the course card of one round. */
export function RoundForm({ tournament, round, cards, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['tournament', 'word']);
  const [strict, setStrict] = useState(false);
  const editing = useRecordForm<RoundFields, Values, Tournament>({
    record: round,
    blank: { date: tournament.rounds.at(-1)?.date ?? tournament.date, ...cardIn(cards[0]) },
    fields: useRoundFields(),
    valuesOf: ({ date, ...card }) => ({ date, course: choiceOfRound(card, cards) }),
    fieldsOf: ({ date, course }) => ({ date: date ?? '', ...cardOf(course.draft) }),
    check: ({ date, course: { draft } }) => {
      setStrict(true);
      const wrong = draft.courseName.trim() === '' || draftProblems(draft).length > 0;
      return { ...(date === null && { date: t('word:required') }), ...(wrong && { course: t('form.courseWrong') }) };
    },
    add: addRound(tournament.id),
    change: changeRound(tournament.id, round?.id ?? ''),
    currentIn: ({ rounds }) => rounds.find(({ id }) => id === round?.id),
    refreshes: ['tournaments'],
  });
  const { form } = editing;
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel} fieldOf={(path) => (path === 'date' ? 'date' : 'course')}>
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
    </RecordForm>
  );
}

function useRoundFields(): Fields<RoundFields> {
  const { t } = useTranslation('tournament');
  return {
    date: { label: t('form.date'), inWords: formatDate },
    courseName: { label: t('course.name') },
    par: { label: t('course.par'), inWords: (par) => par.join(' ') },
    strokeIndex: { label: t('course.strokeIndex'), inWords: (index) => index?.join(' ') ?? t('course.withoutIndex') },
  };
}
