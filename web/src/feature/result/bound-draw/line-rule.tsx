import { DRAW_REPEATS } from '@fairway/api/choice/result/bound-draw';
import { Checkbox, Select, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { caddieList, readTags } from './caddie-list.ts';
import type { NewDraw } from './query.ts';

/** What is drawn for matches. `hasGroups`: the contest has groups, else it is a knock-out. */
export type LineDraw =
  | { kind: 'opponents'; matchSessionId: string }
  | { kind: 'places'; contestId: string; hasGroups: boolean }
  | { kind: 'caddies'; matchSessionId: string };

type Repeats = (typeof DRAW_REPEATS)[number];
/** All that the rules of these draws ask for. */
type LineRule = { withinGroups: boolean; repeats: Repeats; headsStay: boolean; caddies: string };
export const useLineRule = () => useState<LineRule>({ withinGroups: false, repeats: 'if-needed', headsStay: false, caddies: '' });

export function lineDrawOf(of: LineDraw, { withinGroups, repeats, headsStay, caddies }: LineRule, source: NewDraw['source']): NewDraw {
  if (of.kind === 'opponents') return { ...of, withinGroups, repeats, source };
  if (of.kind === 'places') return { kind: of.kind, contestId: of.contestId, headsStay, source };
  return { ...of, caddies: [...caddieList(caddies)], source };
}

type Props = { of: LineDraw; rule: LineRule; onChange: (rule: LineRule) => void };

/** The rule that a draw for matches goes by, sealed with it. */
export function LineRuleFields({ of, rule, onChange }: Props) {
  const { t } = useTranslation('counted-holes');
  if (of.kind === 'opponents')
    return (
      <Stack gap="sm">
        <Text>{t('bound.ofOpponents')}</Text>
        <Checkbox
          label={t('bound.withinGroups')}
          checked={rule.withinGroups}
          onChange={({ currentTarget }) => onChange({ ...rule, withinGroups: currentTarget.checked })}
        />
        <Select
          label={t('bound.repeats')}
          data={DRAW_REPEATS.map((value) => ({ value, label: t(`bound.repeat.${value}`) }))}
          allowDeselect={false}
          value={rule.repeats}
          onChange={(value) => onChange({ ...rule, repeats: value as Repeats })}
        />
      </Stack>
    );
  if (of.kind === 'places')
    return (
      <Stack gap="sm">
        <Text>{t('bound.ofPlaces')}</Text>
        {of.hasGroups && (
          <Checkbox
            label={t('bound.headsStay')}
            checked={rule.headsStay}
            onChange={({ currentTarget }) => onChange({ ...rule, headsStay: currentTarget.checked })}
          />
        )}
      </Stack>
    );
  return (
    <Stack gap="sm">
      <Text>{t('bound.ofCaddies')}</Text>
      <Textarea
        label={t('bound.caddies')}
        description={t('bound.caddiesHelp')}
        autosize
        minRows={2}
        value={rule.caddies}
        onChange={({ currentTarget }) => onChange({ ...rule, caddies: currentTarget.value })}
        onBlur={() => onChange({ ...rule, caddies: readTags(rule.caddies) })}
      />
      <Text size="sm" c="dimmed" role="status">
        {t('bound.caddiesRead', { count: caddieList(rule.caddies).length })}
      </Text>
    </Stack>
  );
}
