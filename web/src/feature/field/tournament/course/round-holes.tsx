import { ROUND_HOLES, type RoundHoles } from '@fairway/api/choice/field/tournament';
import { halvesOf, lastHole, playedCard, type WholeCard } from '@fairway/api/rule/field/round-hole';
import type { SayOf } from '@fairway/api/word/say';
import { Select } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';

type Words = SayOf<['tournament', 'course', 'word']>;
type Card = Pick<WholeCard, 'par' | 'nines' | 'holes'>;

/** Whether a card has nines to choose from: one of nine holes is played as a whole. */
export const hasHalves = ({ par }: { readonly par: readonly unknown[] }): boolean => halvesOf(par).length > 1;

function playedHalf({ par, nines, holes }: Card) {
  const played = playedCard({ par, nines, holes, strokeIndex: null, women: null, tees: [], courseName: '' });
  return { first: played.firstHole, last: lastHole(played), name: holes === 'all' ? null : (played.nines?.[0] ?? null) };
}

/** The holes that a round plays in words: “Holes 10–18 (Lake)”. */
export function sayHoles(card: Card, t: Words): string {
  const { first, last, name } = playedHalf(card);
  const holes = t('course:holesFromTo', { first, last });
  return name === null ? holes : `${holes} (${name})`;
}

type Props = { card: Card; onChange: (holes: RoundHoles) => void };

/** Which holes of the course a round plays: beside the course, where that has eighteen. */
export function RoundHolesField({ card, onChange }: Props) {
  const { t } = useTranslation(['tournament', 'course', 'word']);
  return (
    <Select
      label={t('course:holesOfRound')}
      data={ROUND_HOLES.map((holes) => ({
        value: holes,
        label: `${t(`course:holesPlayed.${holes}`)}: ${sayHoles({ ...card, holes }, t)}`,
      }))}
      value={card.holes}
      allowDeselect={false}
      onChange={(holes) => onChange(ROUND_HOLES.find((one) => one === holes) ?? 'all')}
    />
  );
}
