import type { CountbackRule, FormatRule, OwnPlayRule, TiebreakRule } from '@fairway/api';
import { FORMAT_RULES, FORMATS } from '@fairway/api/choice/account/definition';
import { PLAYS } from '@fairway/api/choice/field/side';
import { NINE_NAME_MOST } from '@fairway/api/record/bound';
import { BASES, type Basis, isSidePlay, TIE_PARTS, type TiePart } from '@fairway/golf';
import { Button, Group, Input, Select, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { IconPlus } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OrderedList } from '../../../ui/field/ordered-list.tsx';
import type { FieldErrors } from '../../../ui/record/form/field-error.ts';
import { type Segment, saySegment } from '../../../ui/rule/countback.ts';
import { FormatFields } from '../../../ui/rule/format-fields.tsx';
import { PlayFields } from '../../../ui/rule/play-fields.tsx';
import { readSegment, type SegmentKind } from './rule-words.ts';

type Props<Rule> = { rule: Rule; onChange: (rule: Rule) => void; errors: FieldErrors };

/** A format from a built-in one, with numbers of its own. */
export function FormatRuleFields({ rule, onChange, errors }: Props<FormatRule>) {
  const { t } = useTranslation(['definition', 'choice']);
  const [template, setTemplate] = useState<string | null>(null);
  return (
    <>
      <Select
        label={t('template')}
        description={t('templateHelp')}
        placeholder={t('templateNone')}
        data={FORMATS.map((value) => ({ value, label: t(`choice:format.${value}.name`) }))}
        value={template}
        onChange={(chosen) => {
          const format = FORMATS.find((id) => id === chosen);
          setTemplate(format ?? null);
          if (format) onChange(structuredClone(FORMAT_RULES[format]) as FormatRule);
        }}
      />
      <FormatFields path="rule" rule={rule} onChange={onChange} errors={errors} />
      <Input.Error>{errors['rule.points'] ?? errors.rule}</Input.Error>
    </>
  );
}

const SIDE_PLAYS = PLAYS.filter((play) => isSidePlay(play));

/** A built-in play, with numbers of its own: those of another one are not its. */
export function PlayRuleFields({ rule: { play, ...numbers }, onChange, errors }: Props<OwnPlayRule>) {
  const { t } = useTranslation(['definition', 'rule', 'side']);
  return (
    <>
      <Select
        label={t('basePlay')}
        description={t(`side:about.${play}`)}
        data={SIDE_PLAYS.map((value) => ({ value, label: t(`rule:play.${value}`) }))}
        value={play}
        allowDeselect={false}
        onChange={(chosen) => {
          const other = SIDE_PLAYS.find((one) => one === chosen);
          if (other !== undefined && other !== play) onChange({ play: other });
        }}
        error={errors['rule.play']}
      />
      <PlayFields
        path="rule"
        play={play}
        rule={numbers}
        format={FORMAT_RULES['stroke-play-net']}
        onChange={(next) => onChange({ ...next, play })}
        errors={errors}
      />
      <Text size="sm" c="dimmed">
        {t('playHelp')}
      </Text>
    </>
  );
}

/** What comes first and next on each list. */
export function TiebreakRuleFields({ rule, onChange, errors }: Props<TiebreakRule>) {
  return (
    <>
      {BASES.map((basis) => (
        <KeyOrder key={basis} basis={basis} keys={rule[basis]} onChange={(keys) => onChange({ ...rule, [basis]: keys })} errors={errors} />
      ))}
    </>
  );
}

/** Each once, one end of the handicap, and no gross among players who are tied on it. */
const mayFollow = (key: TiePart, keys: readonly TiePart[], basis: Basis): boolean => {
  const isHandicap = (one: TiePart) => one === 'lower' || one === 'higher';
  return !keys.includes(key) && !(isHandicap(key) && keys.some(isHandicap)) && !(key === 'gross' && basis === 'gross');
};

type OrderProps = { basis: Basis; keys: TiebreakRule[Basis]; onChange: (keys: TiebreakRule[Basis]) => void; errors: FieldErrors };

function KeyOrder({ basis, keys, onChange, errors }: OrderProps) {
  const { t } = useTranslation('definition');
  const addable = TIE_PARTS.filter((key) => mayFollow(key, keys, basis));
  const list = t(`listNames.${basis}`);
  return (
    <Input.Wrapper label={t('listOf', { list })} description={t('listHelp')} error={errors[`rule.${basis}`]} labelElement="div">
      <OrderedList
        items={keys}
        keyOf={(at) => keys[at] ?? ''}
        nameOf={(at) => t(`key.${keys[at] ?? 'countback'}`)}
        onChange={(next) => onChange([...next])}
      />
      <Group gap="xs" mt={4}>
        {addable.map((key) => (
          <Button
            key={key}
            variant="default"
            size="xs"
            leftSection={<IconPlus aria-hidden size={14} />}
            aria-label={`${t('listOf', { list })}: ${t('addKey', { key: t(`key.${key}`) })}`}
            onClick={() => onChange([...keys, key])}
          >
            {t('addKey', { key: t(`key.${key}`) })}
          </Button>
        ))}
      </Group>
    </Input.Wrapper>
  );
}

const MOST_SEGMENTS = 40;
const WRONG = { last: 'wrongCount', first: 'wrongCount', hardest: 'wrongCount', nine: 'wrongNineCount', holes: 'wrongHoles' } as const;
const SEGMENT_KINDS = ['last', 'first', 'hardest', 'nine', 'holes'] as const;

/** What a countback compares, one after the other. */
export function CountbackRuleFields({ rule, onChange, errors }: Props<CountbackRule>) {
  const { t } = useTranslation(['definition', 'rule', 'choice', 'word']);
  const names = rule.map((segment) => saySegment(segment, t));
  return (
    <Stack gap="sm">
      <Input.Wrapper label={t('segments')} description={t('segmentsHelp')} error={errors.rule} labelElement="div">
        <OrderedList
          items={rule}
          keyOf={(at) => names[at] ?? ''}
          nameOf={(at) => names[at] ?? ''}
          onChange={(next) => onChange([...next])}
        />
      </Input.Wrapper>
      <NewSegment
        isFull={rule.length >= MOST_SEGMENTS}
        onAdd={(segment) => !names.includes(saySegment(segment, t)) && onChange([...rule, segment])}
      />
    </Stack>
  );
}

function NewSegment({ isFull, onAdd }: { isFull: boolean; onAdd: (segment: Segment) => void }) {
  const { t } = useTranslation('definition');
  const [kind, setKind] = useState<SegmentKind>('last');
  const [typed, setTyped] = useState('9');
  const [nine, setNine] = useState('');
  const [wrong, setWrong] = useState(false);
  const add = () => {
    const segment = readSegment(kind, typed, nine);
    setWrong(segment === null);
    if (segment !== null) onAdd(segment);
  };
  return (
    <Group align="flex-start" gap="xs" preventGrowOverflow={false}>
      <Select
        label={t('segmentKindLabel')}
        data={SEGMENT_KINDS.map((value) => ({ value, label: t(`segmentKind.${value}`) }))}
        value={kind}
        allowDeselect={false}
        onChange={(value) => setKind(SEGMENT_KINDS.find((one) => one === value) ?? kind)}
        style={{ flex: '1 1 180px' }}
      />
      {kind === 'nine' && (
        <TextInput
          label={t('segmentNine')}
          description={t('segmentNineHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={NINE_NAME_MOST}
          value={nine}
          onChange={(event) => setNine(event.currentTarget.value)}
          error={wrong && nine.trim() === '' && t('wrongNine')}
          style={{ flex: '1 1 140px' }}
        />
      )}
      <TextInput
        label={t(kind === 'holes' ? 'segmentHoles' : 'segmentCount')}
        inputMode={kind === 'holes' ? 'text' : 'numeric'}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          add();
        }}
        error={wrong && !(kind === 'nine' && nine.trim() === '') && t(WRONG[kind])}
        style={{ flex: '1 1 140px' }}
      />
      <Button variant="default" mt={24} leftSection={<IconPlus aria-hidden size={14} />} disabled={isFull} onClick={add}>
        {t('addSegment')}
      </Button>
    </Group>
  );
}
