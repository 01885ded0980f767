import type { Course } from '@fairway/api';
import { NINE_NAME_MOST } from '@fairway/api/record/bound';
import { Button, Group, Input, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { IconPlus } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { CardFields } from '../../../../ui/course/card-fields.tsx';
import { withHoles } from '../../../../ui/course/hole-count.ts';
import { HoleCountField } from '../../../../ui/course/hole-count-field.tsx';
import { useGoneLine } from '../../../../ui/field/use-gone-line.ts';
import { RecordForm } from '../../../../ui/record/form/record-form.tsx';
import { useRecordForm } from '../../../../ui/record/form/use-record-form.ts';
import { addCourse, changeCourse } from '../query.ts';
import { CourseFileField } from './course-file.tsx';
import { blankCourse, type CourseFields, useCourseFields } from './fields.ts';
import { NinesField } from './nines-field.tsx';
import { TeeFields } from './tee-fields.tsx';
import { blankTee, type CourseProblem, type CourseValues, courseProblems, fieldOfPath, fieldsOf, valuesOf } from './values.ts';

const MOST_TEES = 12;

type Props = {
  clubId: string;
  /** undefined: a new one. */
  course: Course | undefined;
  /** The nines of the club, for a new course of two nines. */
  nines: readonly Course[];
  onSaved: (course: Course) => void;
  onCancel: () => void;
};

/** A course of 18 holes or a nine: its card (typed, pasted or combined from two nines) and its tees. */
export function CourseForm({ clubId, course, nines, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['club', 'course', 'word']);
  const [strict, setStrict] = useState(false);
  const problemWords = (problem: CourseProblem, holes: number): string => {
    if (problem === 'required') return t('word:required');
    return problem === 'card' ? t('course:wrong') : t('course.teeLengthsWrong', { holes });
  };
  const editing = useRecordForm<CourseFields, CourseValues, Course>({
    record: course,
    blank: blankCourse(18),
    fields: useCourseFields(),
    valuesOf,
    fieldsOf,
    check: (values) => {
      setStrict(true);
      const holes = values.card.par.length;
      return Object.fromEntries([...courseProblems(values)].map(([field, problem]) => [field, problemWords(problem, holes)]));
    },
    add: addCourse(clubId),
    change: changeCourse(clubId, course?.id ?? ''),
    refreshes: ['clubs'],
  });
  const { form } = editing;
  const { name, card, tees } = form.values;
  const holes = card.par.length;
  const { list, going } = useGoneLine<HTMLDivElement>(tees.length);
  const setHoles = (count: number) =>
    form.setValues({ card: withHoles(card, count), tees: tees.map((tee) => ({ ...tee, lengths: blankTee(count).lengths })) });
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel} fieldOf={fieldOfPath}>
      <CourseFileField
        clubId={clubId}
        course={fieldsOf(form.values)}
        onRead={(read) => form.setValues(valuesOf({ ...read, name: read.name || name }))}
      />
      {course === undefined && <HoleCountField holes={holes} onChange={setHoles} />}
      {course === undefined && holes === 18 && nines.length > 1 && (
        <NinesField nines={nines} onJoined={(joined) => form.setValues(valuesOf({ ...joined, name: name.trim() || joined.name }))} />
      )}
      <TextInput
        label={t('course.name')}
        placeholder={t('course.namePlaceholder')}
        withAsterisk
        aria-required
        data-autofocus
        {...form.getInputProps('name')}
      />
      {holes === 18 && (
        <Group grow align="flex-start">
          {([0, 1] as const).map((nth) => (
            <TextInput
              key={nth}
              label={t(nth === 0 ? 'course.firstNine' : 'course.secondNine')}
              description={t('course.ninesHelp')}
              maxLength={NINE_NAME_MOST}
              {...form.getInputProps(`nines.${nth}`)}
            />
          ))}
        </Group>
      )}
      <Input.Wrapper error={form.errors.card}>
        <CardFields draft={card} onChange={(draft) => form.setFieldValue('card', draft)} strict={strict} />
      </Input.Wrapper>
      {tees.length > 0 && (
        <Stack ref={list}>
          {Object.entries(tees).map(([at, tee]) => (
            <TeeFields
              key={at}
              at={Number(at)}
              tee={tee}
              onChange={(changed) => form.setFieldValue('tees', tees.with(Number(at), changed))}
              onRemove={() => {
                going(Number(at));
                form.setFieldValue('tees', tees.toSpliced(Number(at), 1));
              }}
              errorOf={(field) => form.errors[`tees.${at}.${field}`]}
            />
          ))}
        </Stack>
      )}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus aria-hidden size={14} />}
          disabled={tees.length >= MOST_TEES}
          onClick={() => form.setFieldValue('tees', [...tees, blankTee(holes)])}
        >
          {t('course.teeAdd')}
        </Button>
      </div>
    </RecordForm>
  );
}
