import type { Course } from '@fairway/api';
import { joinNines } from '@fairway/golf';
import { Group, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import classes from './course.module.css';
import type { CourseFields } from './fields.ts';

type Chosen = { readonly first: string; readonly second: string; readonly odd: 'first' | 'second' };
type Props = { nines: readonly Course[]; onJoined: (course: CourseFields) => void };

/** Two nines of the club as one card of 18 holes. */
export function NinesField({ nines, onJoined }: Props) {
  const { t } = useTranslation('club');
  const [chosen, setChosen] = useState<Chosen>({ first: '', second: '', odd: 'first' });
  const nineOf = (id: string) => nines.find((nine) => nine.id === id);
  const choose = (patch: Partial<Chosen>) => {
    const next = { ...chosen, ...patch };
    setChosen(next);
    const [first, second] = [nineOf(next.first), nineOf(next.second)];
    if (first && second)
      onJoined({ name: `${first.name} – ${second.name}`, ...joinNines(first, second, next.odd), nines: [first.name, second.name] });
  };
  const choices = [{ value: '', label: '–' }, ...nines.map(({ id, name }) => ({ value: id, label: name }))];
  const sides = (['first', 'second'] as const).map((value) => ({
    value,
    label: nineOf(chosen[value])?.name ?? t(value === 'first' ? 'course.joinFirst' : 'course.joinSecond'),
  }));
  return (
    <fieldset className={`column gap-12 ${classes.tee}`}>
      <legend>{t('course.join')}</legend>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <NativeSelect
          label={t('course.joinFirst')}
          data={choices}
          value={chosen.first}
          onChange={(event) => choose({ first: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('course.joinSecond')}
          data={choices}
          value={chosen.second}
          onChange={(event) => choose({ second: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('course.joinOdd')}
          data={sides}
          value={chosen.odd}
          onChange={(event) => choose({ odd: event.currentTarget.value === 'second' ? 'second' : 'first' })}
        />
      </Group>
      <Text size="sm" c="dimmed">
        {t('course.joinHelp')}
      </Text>
    </fieldset>
  );
}
