import { COUNTBACK_ORDERS, COUNTBACK_SHARES } from '@fairway/api/choice/account/definition';
import { DAY_HANDICAPS } from '@fairway/api/choice/field/tournament';
import { DIVISION } from '@fairway/api/record/division';
import { TOURNAMENT } from '@fairway/api/record/tournament';
import { hasOneBall } from '@fairway/golf';
import { Group, Select, Text } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { FormSection } from '../../../ui/record/form/form-section.tsx';
import { sayDayHandicap } from '../../../ui/rule/handicap/day-handicap.ts';
import { ScoreFields } from './score-fields.tsx';
import { nameIn, type Range, type Tried, type TriedSettings, type TriedSource, withRange, withScore, withSettings } from './tried.ts';
import classes from './what-if.module.css';

type Props = TriedSource & { readonly tried: Tried; readonly onTry: (tried: Tried) => void };

/** Everything that may be tried, with the values that hold now until another is chosen. */
export function TriedForm({ tournament, divisions, board, choices, tried, onTry }: Props) {
  const { t } = useTranslation(['what-if', 'tournament', 'choice']);
  const { t: tRule } = useTranslation(['rule', 'choice']);
  const values: TriedSettings = { ...tournament, ...tried.settings };
  const change = (changes: Partial<TriedSettings>) => onTry(withSettings(tried, changes, tournament));
  const day = sayDayHandicap(values.calculateHandicapDay, tRule);
  const cap = (field: 'capAbove' | 'capCountsAs') => (
    <NumberField
      label={t(`tournament:field.${field}`)}
      within={TOURNAMENT[field]}
      value={values[field]}
      onChange={(value) => value !== null && change({ [field]: value })}
    />
  );
  return (
    <div className={classes.form}>
      <FormSection
        title={t('tournament:form.tieTitle')}
        summary={(['tiebreak', 'countback'] as const).map((kind) => nameIn(choices[kind], values[kind])).join(' · ')}
        hasError={false}
        startsOpen
      >
        {(['tiebreak', 'countback'] as const).map((kind) => (
          <Select
            key={kind}
            label={t(`tournament:field.${kind}`)}
            data={choices[kind].map(({ id, name }) => ({ value: id, label: name }))}
            value={values[kind]}
            allowDeselect={false}
            onChange={(id) => id !== null && change({ [kind]: id })}
          />
        ))}
        <Select
          label={t('tournament:field.countbackOrder')}
          data={COUNTBACK_ORDERS.map((value) => ({ value, label: t(`choice:countbackOrder.${value}.name`) }))}
          value={values.countbackOrder}
          allowDeselect={false}
          onChange={(order) => order !== null && change({ countbackOrder: order as TriedSettings['countbackOrder'] })}
        />
        <Select
          label={tRule('rule:field.countbackShare')}
          data={COUNTBACK_SHARES.map((value) => ({ value, label: tRule(`rule:countbackShare.${value}.name`) }))}
          value={values.countbackShare}
          allowDeselect={false}
          onChange={(share) => share !== null && change({ countbackShare: share as TriedSettings['countbackShare'] })}
        />
      </FormSection>
      <FormSection
        title={t('capTitle')}
        summary={[t('tournament:form.capSummary', { above: values.capAbove, countsAs: values.capCountsAs }), day].join(' · ')}
        hasError={false}
      >
        <Group grow align="flex-start">
          {cap('capAbove')}
          {cap('capCountsAs')}
        </Group>
        <Select
          label={t('tournament:field.calculateHandicapDay')}
          data={DAY_HANDICAPS.map((value) => ({ value, label: sayDayHandicap(value, tRule) }))}
          value={values.calculateHandicapDay}
          allowDeselect={false}
          onChange={(chosen) => chosen !== null && change({ calculateHandicapDay: chosen as TriedSettings['calculateHandicapDay'] })}
        />
      </FormSection>
      {divisions.length > 0 && <Ranges tournament={tournament} divisions={divisions} tried={tried} onTry={onTry} />}
      {board && board.lines.length > 0 && (
        <FormSection title={t('scoreTitle')} summary={t('scoreHelp')} hasError={false}>
          <ScoreFields
            rounds={tournament.rounds}
            lines={board.lines}
            isOneBall={hasOneBall(tournament.play)}
            onScore={(score) => onTry(withScore(tried, score))}
          />
        </FormSection>
      )}
    </div>
  );
}

/** The ends of the divisions, of the handicap by which the tournament places players. */
function Ranges({ tournament, divisions, tried, onTry }: Omit<Props, 'board' | 'choices'>) {
  const { t } = useTranslation(['what-if', 'word']);
  const measure = tournament.useHandicapCourse ? 'course' : 'index';
  const ends = measure === 'course' ? COURSE : INDEX;
  return (
    <FormSection
      title={t('divisionTitle')}
      summary={divisions.map(({ name }) => t('word:divisionName', { name })).join(' · ')}
      hasError={false}
    >
      {divisions.map((division) => {
        const named = { name: t('word:divisionName', { name: division.name }) };
        const own = tried.divisions.find(({ id }) => id === division.id);
        return (
          <Group key={division.id} grow align="flex-start">
            {ends.map((end, at) => (
              <NumberField
                key={end}
                label={t(at === 0 ? 'from' : 'to', named)}
                within={{ ...DIVISION[end], decimals: measure === 'index' ? 1 : 0 }}
                placeholder={t('open')}
                value={own && end in own ? (own[end] ?? null) : division[end]}
                onChange={(value) => onTry(withRange(tried, division, { [end]: value }))}
              />
            ))}
          </Group>
        );
      })}
      <Text size="xs" c="dimmed">
        {t(`measure.${measure}`)}. {t('divisionHelp')}
      </Text>
    </FormSection>
  );
}

const COURSE: readonly Range[] = ['handicapCourseFrom', 'handicapCourseTo'];
const INDEX: readonly Range[] = ['handicapIndexFrom', 'handicapIndexTo'];
