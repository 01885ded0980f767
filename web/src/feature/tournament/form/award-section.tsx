import { AWARD_KINDS } from '@fairway/api/award-choice';
import { Button, Group, Input, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { OrderedList } from '../../../ui/ordered-list.tsx';
import { FormSection } from '../../../ui/record/form-section.tsx';
import { awardNames } from './award-name.ts';
import { type Fields, hasError } from './fields.ts';
import type { TournamentValues } from './values.ts';

type Award = TournamentValues['awards'][number];
const MOST = 30;

/** A name of a line that moves with it; of new ones, which have no id yet, the first of its kind is `best-gross 0`. */
const keyOf = (awards: readonly Award[], at: number): string => {
  const { id, kind } = awards[at] ?? { kind: '' };
  return id ?? `${kind} ${awards.slice(0, at).filter((other) => other.id === undefined && other.kind === kind).length}`;
};

/** Main awards in their order of priority, and who may win them. */
export function AwardSection({ values, change, errors }: Fields) {
  const { t } = useTranslation(['tournament', 'choice', 'word']);
  const { awards } = values;
  const names = awardNames(awards, t);
  const addable = AWARD_KINDS.filter((kind) => kind !== 'division' || !awards.some((award) => award.kind === kind));
  const summary = names.join(' · ') || t('form.noAward');
  return (
    <FormSection
      title={t('form.awardTitle')}
      summary={summary}
      hasError={hasError(errors, ['awards', 'mainAwardsOnlyForMembers', 'oneMainPrizeEach', 'backup4thWinners'])}
    >
      <Input.Wrapper label={t('form.awards')} description={t('form.awardsHelp')} error={errors.awards} labelElement="div">
        <OrderedList
          items={awards}
          keyOf={(at) => keyOf(awards, at)}
          nameOf={(at) => names[at] ?? ''}
          onChange={(next) => change({ awards: [...next] })}
          beside={(award, at) => (
            <Switch
              size="sm"
              label={t('form.awardMain')}
              aria-label={`${names[at]}: ${t('form.awardMain')}`}
              checked={award.main}
              onChange={(event) => change({ awards: awards.with(at, { ...award, main: event.currentTarget.checked }) })}
            />
          )}
        />
        <Group gap="xs">
          {addable.map((kind) => (
            <Button
              key={kind}
              variant="default"
              size="xs"
              leftSection={<IconPlus aria-hidden size={14} />}
              disabled={awards.length >= MOST}
              onClick={() => change({ awards: [...awards, { kind, main: true }] })}
            >
              {t('form.awardAdd', { award: t(`choice:award.${kind}`) })}
            </Button>
          ))}
        </Group>
      </Input.Wrapper>
      <Switch
        label={t('form.oneMainPrize')}
        checked={values.oneMainPrizeEach}
        onChange={(event) => change({ oneMainPrizeEach: event.currentTarget.checked })}
      />
      <Switch
        label={t('form.membersOnly')}
        description={t('form.membersOnlyHelp')}
        checked={values.mainAwardsOnlyForMembers}
        onChange={(event) => change({ mainAwardsOnlyForMembers: event.currentTarget.checked })}
      />
      <Switch
        label={t('form.backup4th')}
        description={t('form.backup4thHelp')}
        checked={values.backup4thWinners}
        onChange={(event) => change({ backup4thWinners: event.currentTarget.checked })}
      />
    </FormSection>
  );
}
