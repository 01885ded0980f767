import type { Course, Round } from '@fairway/api';
import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';

type Tees = Round['tees'];

/** The part of a course's tees that a round keeps: what handicaps depend on. */
export const copiedTees = (tees: Course['tees']): Tees => tees.map(({ unit: _, lengths: __, ...tee }) => tee);

/** In a line, each name once: `Blue, White, Red`. */
export const teeLine = (tees: Tees): string => [...new Set(tees.map(({ name }) => name))].join(', ');

type Props = {
  own: Tees;
  /** The course of the club that the card was copied from; undefined: it was typed. */
  course: Pick<Course, 'tees'> | undefined;
  onTake: (tees: Tees) => void;
};

/** The tees that the round keeps; where the course's are others by now, they can be taken over. */
export function RoundTees({ own, course, onTake }: Props) {
  const { t } = useTranslation(['tournament', 'course']);
  const current = course ? copiedTees(course.tees) : own;
  const isOther = JSON.stringify(current) !== JSON.stringify(own);
  if (own.length === 0 && !isOther) return null;
  return (
    <Group gap="xs" justify="space-between">
      <Text size="sm">{own.length > 0 ? t('course.tees', { tees: teeLine(own) }) : t('course:round.noTees')}</Text>
      {isOther && (
        <Button size="xs" variant="default" onClick={() => onTake(current)}>
          {t('course:round.takeTees')}
        </Button>
      )}
    </Group>
  );
}
