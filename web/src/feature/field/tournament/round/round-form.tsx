import type { Round, Tournament } from '@fairway/api';
import { Input } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { sayWomenCard } from '../../../../lib/play/card.ts';
import { formatDate } from '../../../../lib/value/date.ts';
import { DateField } from '../../../../ui/field/date-field.tsx';
import type { Fields } from '../../../../ui/record/field.ts';
import { RecordForm } from '../../../../ui/record/form/record-form.tsx';
import { useRecordForm } from '../../../../ui/record/form/use-record-form.ts';
import {
  type ClubCard,
  type CourseChoice,
  CourseField,
  choiceOfRound,
  firstChoice,
  isWrong,
  roundCardOf,
} from '../course/course-field.tsx';
import { teeLine } from '../course/round-tees.tsx';
import type { RoundCard } from '../course/typed-card.ts';
import { addRound, changeRound } from '../query.ts';

type RoundFields = Pick<Round, 'date'> & RoundCard;
type RoundValues = { date: string | null; course: CourseChoice };
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
  const { t } = useTranslation(['tournament', 'course', 'word']);
  const [strict, setStrict] = useState(false);
  const editing = useRecordForm<RoundFields, RoundValues, Tournament>({
    record: round,
    blank: { date: tournament.rounds.at(-1)?.date ?? tournament.date, ...roundCardOf(firstChoice(cards).draft) },
    fields: useRoundFields(),
    valuesOf: ({ date, ...card }) => ({ date, course: choiceOfRound(card, cards) }),
    fieldsOf: ({ date, course }) => ({ date: date ?? '', ...roundCardOf(course.draft) }),
    check: ({ date, course }) => {
      setStrict(true);
      return {
        ...(date === null && { date: t('word:required') }),
        ...(isWrong(course.draft) && { course: t('course:wrong') }),
      };
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
        label={t('field.date')}
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
  const { t } = useTranslation(['tournament', 'course']);
  return {
    date: { label: t('field.date'), inWords: formatDate },
    courseName: { label: t('course.name') },
    holes: { label: t('course:holesOfRound'), inWords: (holes) => t(`course:holesPlayed.${holes}`) },
    par: { label: t('course:par'), inWords: (par) => par.join(' ') },
    tees: { label: t('course.teesLabel'), inWords: teeLine },
    nines: { label: t('course:nines'), inWords: (nines) => nines?.join(' – ') ?? '–' },
    strokeIndex: { label: t('course:strokeIndex'), inWords: (index) => index?.join(' ') ?? t('course:withoutIndex') },
    women: { label: t('course:women'), inWords: (women) => sayWomenCard(women) || t('course:womenSame') },
  };
}
