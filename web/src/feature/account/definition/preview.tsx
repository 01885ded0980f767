import type { CountbackRule, FormatRule, OwnPlayRule, TiebreakRule } from '@fairway/api';
import { BASES, type Basis, COUNTBACKS, DEFAULT_COUNTBACK, TIEBREAKS, type TieStep } from '@fairway/golf';
import { List, SegmentedControl, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { formatExampleOf, PLAYED, type TieExample, tieExample } from './sample.ts';
import { SampleCards } from './sample-cards.tsx';
import { sideExample } from './side-example.ts';

/** How the compared values and the keys read; the page brings it along. */
export type TieSpeaker = {
  readonly sayTrials: (trials: TieExample['trials']) => readonly string[];
  readonly sayKey: (step: TieStep) => string;
};

const NAMES = { an: 'An', binh: 'Bình' } as const;
const OWN_COUNTBACK: TiebreakRule = structuredClone(TIEBREAKS.countback) as unknown as TiebreakRule;
const USUAL_COUNTBACK = structuredClone(COUNTBACKS[DEFAULT_COUNTBACK]) as unknown as CountbackRule;

/** A tiebreak with the usual countback, or a countback alone, as both of a tie need them. */
export const pairOf = (rule: TiebreakRule | CountbackRule): [TiebreakRule, CountbackRule] =>
  Array.isArray(rule) ? [OWN_COUNTBACK, rule] : [rule, USUAL_COUNTBACK];

/** Who is ahead, and by what, in a sentence. */
export function useSayTie({ sayKey }: TieSpeaker): (example: TieExample) => string {
  const { t } = useTranslation('definition');
  return ({ winner, trials }) => {
    const last = trials.at(-1);
    if (winner === null || last === undefined) return t('sharedPlace');
    return t('wins', { name: NAMES[winner], key: sayKey(last.step) });
  };
}

/** Two tied cards, what is compared on them one after the other, and who is ahead. */
export function TiePreview({ rule, speaker }: { rule: TiebreakRule | CountbackRule; speaker: TieSpeaker }) {
  const { t } = useTranslation('definition');
  const [basis, setBasis] = useState<Basis>('gross');
  const label = useId();
  const example = tieExample(basis, ...pairOf(rule));
  const say = useSayTie(speaker);
  const { step } = example.trials.at(-1) ?? {};
  const marked = step?.by === 'countback' && example.winner !== null ? step.holes : [];
  return (
    <Stack gap="sm">
      <div>
        <Text id={label} size="sm" fw={500} mb={4}>
          {t('exampleList')}
        </Text>
        <SegmentedControl
          aria-labelledby={label}
          data={BASES.map((value) => ({ value, label: t(`list.${value}`) }))}
          value={basis}
          onChange={(value) => setBasis(BASES.find((one) => one === value) ?? basis)}
        />
      </div>
      <div role="status">
        <Text fw={600}>{`${t(`exampleTie.${basis}`, { value: example.value })}: ${say(example)}`}</Text>
        <List type="ordered" size="sm" mt={4}>
          {speaker.sayTrials(example.trials).map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List>
      </div>
      <SampleCards cards={example.cards} marked={marked} />
    </Stack>
  );
}

/** What the two cards count by a format, in a sentence. */
export function useSayFormatExample(): (rule: FormatRule) => string {
  const { t } = useTranslation('definition');
  return (rule) => {
    const { basis, value, winner } = formatExampleOf(rule);
    const worth = (of: number) => t(`formatValue.${basis}`, { value: of < 0 ? `−${-of}` : of });
    const values = { an: worth(value.an), binh: worth(value.binh) };
    return winner === null ? t('formatShared', values) : t('formatAhead', { ...values, first: NAMES[winner] });
  };
}

/** Two cards, what each of their holes counts, and who is ahead. */
export function FormatPreview({ rule }: { rule: FormatRule }) {
  const say = useSayFormatExample();
  const { counted } = formatExampleOf(rule);
  const asPlayed = JSON.stringify(counted) === JSON.stringify(PLAYED);
  return (
    <Stack gap="sm">
      <Text fw={600} role="status">
        {say(rule)}
      </Text>
      <SampleCards cards={PLAYED} counted={asPlayed ? undefined : counted} />
    </Stack>
  );
}

/** What partners play off by a play of sides, and what of their scores counts, in one or two sentences. */
export function useSayPlayExample(): (rule: OwnPlayRule) => string {
  const { t } = useTranslation('definition');
  const list = new Intl.ListFormat(useLanguage());
  const joined = (numbers: readonly number[]) => list.format(numbers.map(String));
  return (rule) => {
    const { handicaps, playsOff, counted } = sideExample(rule);
    const partners = joined(handicaps);
    if (counted === null) return t('sidePlaysOff', { partners, side: Number(playsOff) });
    const each = t('partnersPlayOff', { partners, each: joined([playsOff].flat()) });
    return `${each} ${t(`counts.${counted.of}`, { scores: joined(counted.scores), count: counted.best, sum: counted.sum })}`;
  };
}

export function PlayPreview({ rule }: { rule: OwnPlayRule }) {
  const say = useSayPlayExample();
  return <Text role="status">{say(rule)}</Text>;
}
