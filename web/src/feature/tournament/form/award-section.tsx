import { AWARD_KINDS } from '@fairway/api/choice';
import { ActionIcon, Button, Group, Input, Switch, Text } from '@mantine/core';
import { useDrag } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../ui/record/form-section.tsx';
import { awardNames } from './award-name.ts';
import { moved, placeOf } from './award-order.ts';
import classes from './award-section.module.css';
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
        <ol className={classes.list}>
          {awards.map((award, at) => (
            <AwardLine key={keyOf(awards, at)} award={award} name={names[at] ?? ''} at={at} awards={awards} change={change} />
          ))}
        </ol>
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

type LineProps = { award: Award; name: string; at: number; awards: readonly Award[]; change: Fields['change'] };

function AwardLine({ award, name, at, awards, change }: LineProps) {
  const { t } = useTranslation('tournament');
  const moveTo = (place: number) => place !== at && change({ awards: moved(awards, at, place) });
  const line = useRef<HTMLLIElement>(null);
  const { ref: grip, active } = useDrag<HTMLSpanElement>(({ xy: [, pointer] }) => {
    const lines = [...(line.current?.parentElement?.children ?? [])].map((one) => one.getBoundingClientRect());
    moveTo(
      placeOf(
        lines.map(({ top, height }) => top + height / 2),
        at,
        pointer,
      ),
    );
  });
  return (
    <li ref={line} className={classes.line} data-dragged={active || undefined}>
      <span ref={grip} className={classes.grip} title={t('form.awardDrag')}>
        <IconGripVertical aria-hidden size={16} />
      </span>
      <Text className={classes.name}>{name}</Text>
      <Switch
        size="sm"
        label={t('form.awardMain')}
        aria-label={`${name}: ${t('form.awardMain')}`}
        checked={award.main}
        onChange={(event) => change({ awards: awards.with(at, { ...award, main: event.currentTarget.checked }) })}
      />
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          disabled={at === 0}
          aria-label={t('form.awardUp', { award: name })}
          onClick={() => moveTo(at - 1)}
        >
          <IconArrowUp aria-hidden size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          disabled={at === awards.length - 1}
          aria-label={t('form.awardDown', { award: name })}
          onClick={() => moveTo(at + 1)}
        >
          <IconArrowDown aria-hidden size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('form.awardRemove', { award: name })}
          onClick={() => change({ awards: awards.toSpliced(at, 1) })}
        >
          <IconX aria-hidden size={16} />
        </ActionIcon>
      </Group>
    </li>
  );
}
