import type { ListedTournament } from '@fairway/api';
import { SEASON, SEASON_ROLES } from '@fairway/api/choice/result/season';
import type { PointsRule, SeasonRule } from '@fairway/golf';
import { Checkbox, Group, Input, NativeSelect } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { formatDate } from '../../../../lib/value/date.ts';
import { DateField } from '../../../../ui/field/date-field.tsx';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import type { FieldErrors } from '../../../../ui/record/form/field-error.ts';
import { needsStandard } from '../event-list.tsx';

type Props = { rule: SeasonRule; onChange: (rule: SeasonRule) => void; tournaments: readonly ListedTournament[]; errors: FieldErrors };
type SeasonPart = PointsRule['events'][string];
const PLAIN: SeasonPart = { role: 'regular', weight: 100 };
const STANDARD = { from: SEASON.standard.from / 10, to: SEASON.standard.to / 10, decimals: 1 };

const withStandard = ({ role, weight }: SeasonPart, strokes: number | null): SeasonPart =>
  strokes === null ? { role, weight } : { role, weight, standard: Math.round(strokes * 10) };

/** Which tournaments a season has, and what each of them is to it. */
export function EventFields({ rule, onChange, tournaments, errors }: Props) {
  const { t } = useTranslation('season');
  const own = tournaments.filter(({ date, rehearsal }) => !rehearsal && date >= rule.from && date <= rule.to);
  const isIn = (id: string) => rule.only === null || rule.only.includes(id);
  const choose = (which: string) => onChange({ ...rule, only: which === 'all' ? null : own.map(({ id }) => id) });
  const put = (id: string, event: SeasonPart) => {
    if (rule.kind !== 'points') return;
    const { [id]: _, ...others } = rule.events;
    const isPlain = event.role === PLAIN.role && event.weight === PLAIN.weight && event.standard === undefined;
    onChange({ ...rule, events: isPlain ? others : { ...others, [id]: event } });
  };
  return (
    <>
      <Group grow preventGrowOverflow={false} align="flex-start">
        {(['from', 'to'] as const).map((end) => (
          <DateField
            key={end}
            label={t(`rule.${end}`)}
            required
            value={rule[end]}
            error={errors[end]}
            onChange={(day) => onChange({ ...rule, [end]: day ?? '' })}
          />
        ))}
      </Group>
      <NativeSelect
        label={t('rule.which')}
        error={errors.only}
        data={[
          { value: 'all', label: t('rule.all') },
          { value: 'chosen', label: t('rule.chosen') },
        ]}
        value={rule.only === null ? 'all' : 'chosen'}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <Input.Wrapper label={t('event.title', { count: own.length })} labelElement="div">
        {own.length === 0 && <p className="small quiet">{t('event.none')}</p>}
        <ul className="column gap-8">
          {own.map(({ id, name, date }) => {
            const event: SeasonPart = (rule.kind === 'points' && rule.events[id]) || PLAIN;
            return (
              <li key={id} className="row gap-8 wrap between">
                {rule.only === null ? (
                  <span>{`${formatDate(date)} · ${name}`}</span>
                ) : (
                  <Checkbox
                    label={`${formatDate(date)} · ${name}`}
                    checked={isIn(id)}
                    onChange={({ currentTarget }) =>
                      onChange({
                        ...rule,
                        only: currentTarget.checked ? [...(rule.only ?? []), id] : (rule.only ?? []).filter((one) => one !== id),
                      })
                    }
                  />
                )}
                {rule.kind === 'points' && isIn(id) && (
                  <span className="row gap-8">
                    <NativeSelect
                      size="xs"
                      aria-label={t('rule.role', { name })}
                      data={SEASON_ROLES.map((value) => ({ value, label: t(`event.role.${value}`) }))}
                      value={event.role}
                      onChange={({ currentTarget }) => put(id, { ...event, role: currentTarget.value as typeof event.role })}
                    />
                    <NumberField
                      size="xs"
                      w={70}
                      aria-label={t('rule.weight', { name })}
                      within={SEASON.weight}
                      rightSection="%"
                      value={event.weight}
                      onChange={(weight) => put(id, { ...event, weight: weight ?? PLAIN.weight })}
                    />
                    {needsStandard(rule) && (
                      <NumberField
                        size="xs"
                        w={70}
                        aria-label={t('rule.standard', { name })}
                        placeholder={t('rule.againstChoice.event')}
                        within={STANDARD}
                        value={event.standard === undefined ? null : event.standard / 10}
                        onChange={(strokes) => put(id, withStandard(event, strokes))}
                      />
                    )}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </Input.Wrapper>
    </>
  );
}
