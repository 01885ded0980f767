import type { Division, DivisionWarning } from '@fairway/api';
import { type DivisionMember, divisionWarnings } from '@fairway/api/rule/field/division-warning';
import type { Eligibility } from '@fairway/golf';
import { Button, Group, Text, Title } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { COMMAND_KEY } from '../../../../lib/page/keyboard.ts';
import { useUnsaved } from '../../../../ui/page/unsaved.ts';
import { WarningList } from '../warning-list.tsx';
import { sayPlayers } from '../warning-words.ts';
import { axisOf, endsOf, lanesOf, moveBorder, placeAll, typeEnd } from './border.ts';
import { BorderFields } from './border-fields.tsx';
import { BorderLane } from './border-lane.tsx';
import classes from './border-panel.module.css';
import { useBorders } from './use-borders.ts';

type Props = {
  tournamentId: string;
  divisions: readonly Division[];
  people: readonly DivisionMember[];
  eligibility: Eligibility;
  /** Of what is saved. */
  warnings: readonly DivisionWarning[];
  mayChange: boolean;
  /** Where players come from, if there are none. */
  toPlayers: ReactNode;
  /** Moves players that a saved range leaves out. */
  reassign: ReactNode;
};

/** The field's handicaps with the borders of the divisions: to drag, to type, and to see what that makes before it is saved. */
export function BorderPanel({ tournamentId, divisions, people, eligibility, warnings, mayChange, toPlayers, reassign }: Props) {
  const { t } = useTranslation(['division', 'word']);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { measure, cap } = eligibility;
  const { saved, ranges, change, reset, save, isChanged, isSaving } = useBorders(tournamentId, divisions, measure);
  useUnsaved(isChanged);
  const axis = axisOf(ranges, people, eligibility);
  const lanes = lanesOf(ranges, measure, axis);
  const placed = placeAll(ranges, people, eligibility);
  const before = placeAll(saved, people, eligibility);
  const isWrong = (id: string): boolean => {
    const { from, to } = endsOf(ranges.find((one) => one.id === id) ?? NO_RANGE, measure);
    return from !== null && to !== null && from > to;
  };
  const toneOf = (id: string | null) => {
    const at = ranges.findIndex((one) => one.id === id);
    return at < 0 ? 'none' : `${at % TONES}`;
  };
  const isReady = isChanged && !ranges.some(({ id }) => isWrong(id));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };
  const fitNone = placed
    .filter(({ handicap, divisionId }) => handicap !== null && divisionId === null)
    .map(({ person: { name }, handicap }) => ({ name, handicap: (handicap ?? 0) / 10 }));
  const without = placed.filter(({ handicap }) => handicap === null).length;
  const heights = lanes.map(({ gender }) => highestOf(placed, gender));
  return (
    <>
      <form
        ref={form}
        className={`panel column gap-8 ${classes.panel}`}
        aria-labelledby="borders"
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) save();
        }}
      >
        <header className="row baseline wrap gap-16 tight">
          <Title order={2} size="h4" id="borders">
            {t('border.title', { measure: t(measure === 'course' ? 'handicapCourse' : 'handicapIndex') })}
          </Title>
          <Text size="sm" c="dimmed">
            {[
              t('border.people', { count: people.length }),
              ...(without === 0 ? [] : [t('border.without', { count: without })]),
              ...(cap === null ? [] : [t('capSaid', cap)]),
              ...(mayChange ? [t('border.help')] : []),
            ].join(' · ')}
          </Text>
        </header>
        {people.length === 0 && <div className="row gap-16 wrap">{toPlayers}</div>}
        {lanes.map((lane) => (
          <BorderLane
            key={lane.gender}
            lane={lane}
            axis={axis}
            measure={measure}
            placed={placed}
            highest={Math.max(...heights)}
            toneOf={toneOf}
            onMove={mayChange ? (border, to) => change(moveBorder(ranges, border, to, measure)) : null}
          />
        ))}
        <ul className={classes.divisions} aria-label={t('border.ranges')}>
          {ranges.map((division) => (
            <BorderFields
              key={division.id}
              division={division}
              saved={endsOf(saved.find(({ id }) => id === division.id) ?? division, measure)}
              measure={measure}
              tone={toneOf(division.id)}
              count={placed.filter(({ divisionId }) => divisionId === division.id).length}
              savedCount={before.filter(({ divisionId }) => divisionId === division.id).length}
              isWrong={isWrong(division.id)}
              onType={mayChange ? (end, to) => change(typeEnd(ranges, division.id, end, to, measure, axis)) : null}
            />
          ))}
        </ul>
        {fitNone.length > 0 && (
          <Text size="sm" c="var(--fairway-needs-person)">
            {t('border.fitNone', { count: fitNone.length, names: sayPlayers(fitNone, t, language) })}
          </Text>
        )}
        {isChanged && (
          <footer className={`row gap-16 wrap ${classes.foot}`} data-docked>
            <Text size="sm" c="dimmed" className={`for-desk ${classes.hint}`}>
              {t('word:saveHint', { key: COMMAND_KEY })}
            </Text>
            <Group gap="xs">
              <Button variant="default" onClick={reset} disabled={isSaving}>
                {t('border.reset')}
              </Button>
              <Button type="submit" loading={isSaving} disabled={!isReady}>
                {t('border.save')}
              </Button>
            </Group>
          </footer>
        )}
      </form>
      <WarningList
        warnings={isChanged ? divisionWarnings(ranges, people, eligibility) : warnings}
        willBe={isChanged}
        action={!isChanged && reassign}
      />
    </>
  );
}

/** As many divisions have a colour of their own; beside each other none have the same. */
const TONES = 4;

const NO_RANGE = { id: '', name: '', gender: 'a', handicapCourse: null, handicapIndex: null } as const;

/** The most players at one whole stroke. */
function highestOf(placed: ReturnType<typeof placeAll>, gender: 'm' | 'f' | 'a'): number {
  const own = placed.filter(({ person, handicap }) => handicap !== null && (gender === 'a' || person.gender === gender));
  return Math.max(0, ...[...Map.groupBy(own, ({ handicap }) => Math.floor((handicap ?? 0) / 10)).values()].map(({ length }) => length));
}
