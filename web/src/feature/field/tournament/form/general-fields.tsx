import { PLAYS } from '@fairway/api/choice/field/side';
import { DAY_HANDICAPS } from '@fairway/api/choice/field/tournament';
import { keysOf, without } from '@fairway/api/record/kind';
import { inPlaceOfSkipped } from '@fairway/api/rule/clock';
import { isAsked } from '@fairway/api/rule/field/setting-choice';
import { Group, Select } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { readDate, readTime } from '../../../../lib/value/date.ts';
import { formatExample } from '../../../../ui/rule/format.ts';
import { aboutDayHandicap, sayDayHandicapOn } from '../../../../ui/rule/handicap/day-handicap-example.ts';
import { sayPlay } from '../../../../ui/rule/play.ts';
import type { Fields } from './fields.ts';
import { planUnder } from './plan/plan-line.ts';
import { PLAIN, type TournamentValues } from './values.ts';

/** The settings that have a place of their own: above, or in a section. */
const PLACED = [
  ...(['name', 'date', 'time', 'format', 'play', 'ownPlay', 'calculateHandicapDay', 'allowance'] as const),
  ...(['useHandicapCourse', 'autoAssignToDivisions', 'capAbove', 'capCountsAs', 'netFloor'] as const),
  ...(['tiebreak', 'countback', 'countbackOrder', 'countbackShare'] as const),
  ...(['oneMainPrizeEach', 'mainAwardsOnlyForMembers', 'backup4thWinners', 'giftsForWithdrawn', 'distanceUnit', 'public'] as const),
];
const REST = keysOf(without(PLAIN, ...PLACED));

/** The settings that nearly everyone uses. */
type Props = Fields & {
  readonly timeZone: string;
  /** How many holes each round has. */
  readonly rounds: readonly number[];
};

export function GeneralFields({ values, change, errors, input, definitions, timeZone, rounds }: Props) {
  const { t } = useTranslation(['tournament', 'choice', 'word']);
  const { t: tRule } = useTranslation(['rule', 'choice']);
  const language = useLanguage();
  // strokes are counted beside the matches, as at a usual club day: nothing is asked about that
  const isMatch = values.play === 'match';
  const format = definitions.format.find(({ id }) => id === values.format);
  const [date, time] = [values.date && readDate(values.date), readTime(values.time)];
  const skipped = date && time ? inPlaceOfSkipped(date, time, timeZone) : null;
  const chooseFormat = (id: string | null) => {
    const chosen = definitions.format.find((one) => one.id === id);
    if (chosen && id !== values.format) change({ format: chosen.id, formatRule: chosen.rule });
  };
  const chosenPlay = values.ownPlay || values.play;
  const choosePlay = (chosen: string | null) => {
    if (chosen === chosenPlay) return;
    const next = playOf(chosen ?? 'single', definitions);
    change({ ...next, ...planUnder(next.play, values) });
  };
  const plays = PLAYS.map((value) => ({ value: value as string, label: sayPlay(value, tRule) }));
  const ownPlays = definitions.play.map(({ id, name }) => ({ value: id, label: name }));
  const chooseDay = (id: string | null) => {
    if (id !== values.calculateHandicapDay)
      change({ calculateHandicapDay: (id ?? 'none') as TournamentValues['calculateHandicapDay'], dayHandicapRule: null });
  };
  return (
    <>
      {input('name', { placeholder: t('form.namePlaceholder'), 'data-autofocus': true })}
      <Group grow preventGrowOverflow={false} align="flex-start" wrap="wrap">
        {input('date', { description: t('form.dateHelp') })}
        {input('time', { description: skipped === null ? t('word:wrongTime') : t('form.timeSkipped', { time: skipped }) })}
      </Group>
      {!isMatch && (
        <Select
          label={t('field.format')}
          description={[format?.description, formatExample(values.formatRule, tRule)].filter(Boolean).join(' ')}
          data={definitions.format.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.format}
          onChange={chooseFormat}
          error={errors.format}
        />
      )}
      <Select
        label={tRule('field.play')}
        description={isMatch && tRule('rule:matchAbout')}
        data={ownPlays.length === 0 ? plays : [...plays, { group: tRule('rule:ownPlays'), items: ownPlays }]}
        value={chosenPlay}
        onChange={choosePlay}
        error={errors.play ?? errors.ownPlay}
      />
      {isAsked(values, 'calculateHandicapDay') && (
        <Select
          label={t('field.calculateHandicapDay')}
          description={aboutDayHandicap(values.calculateHandicapDay, values.dayHandicapRule, tRule, language, rounds)}
          data={DAY_HANDICAPS.map((value) => ({ value, label: sayDayHandicapOn(value, rounds, tRule) }))}
          value={values.calculateHandicapDay}
          onChange={chooseDay}
          error={errors.calculateHandicapDay}
        />
      )}
      {REST.map((key) => input(key, key === 'location' ? { description: t('form.locationHelp') } : {}))}
    </>
  );
}

/** The settings of a play of the site, or of a built-in one, which has no numbers of its own. */
function playOf(id: string, definitions: Fields['definitions']): Pick<TournamentValues, 'play' | 'playRule' | 'ownPlay'> {
  const own = definitions.play.find((one) => one.id === id);
  if (own === undefined) return { play: id as TournamentValues['play'], playRule: null, ownPlay: '' };
  const { play, ...numbers } = own.rule;
  return { play, playRule: Object.keys(numbers).length === 0 ? null : numbers, ownPlay: own.id };
}
