import type { Course } from '@fairway/api';
import { playedCard } from '@fairway/api/rule/field/round-hole';
import { Select, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { blankCard, cardOf, draftOf, draftProblems } from '../../../../lib/play/card.ts';
import { CardTable } from '../../../../ui/course/card-table.tsx';
import { hasHalves, RoundHolesField } from './round-holes.tsx';
import { copiedTees, RoundTees } from './round-tees.tsx';
import type { RoundCard, RoundCardDraft } from './typed-card.ts';

/** Most rounds take a card of the club. */
const OwnCard = lazy(async () => ({ default: (await import('./own-card.tsx')).OwnCard }));

/** A course of the club. */
export type ClubCard = Pick<Course, 'id' | 'name' | 'par' | 'strokeIndex' | 'women' | 'tees' | 'nines'>;
export type CourseChoice = {
  /** The chosen card of the club, or `own` for a typed one. */
  readonly source: string;
  readonly draft: RoundCardDraft;
  /** Keep a typed card for the club. */
  readonly keep: boolean;
};

const OWN = 'own';
const NOTHING: RoundCardDraft = { courseName: '', ...blankCard(18), tees: [], nines: null, holes: 'all' };

const roundDraftOf = (card: RoundCard): RoundCardDraft => ({
  courseName: card.courseName,
  ...draftOf(card),
  tees: card.tees,
  nines: card.nines,
  holes: card.holes,
});
/** What is sent. */
export const roundCardOf = ({ courseName, tees, nines, holes, ...draft }: RoundCardDraft): RoundCard => ({
  courseName: courseName.trim(),
  ...cardOf(draft),
  tees,
  nines,
  holes,
});
export const isWrong = (draft: RoundCardDraft): boolean => draft.courseName.trim() === '' || draftProblems(draft).length > 0;

const copyOf = ({ name, par, strokeIndex, women, tees, nines }: ClubCard): RoundCard => ({
  courseName: name,
  par,
  strokeIndex,
  women,
  tees: copiedTees(tees),
  nines,
  holes: 'all',
});
const choiceOf = (card: ClubCard): CourseChoice => ({ source: card.id, draft: roundDraftOf(copyOf(card)), keep: false });

/** For a new round: the club's first card of eighteen holes, else its first; without one a typed card, which is kept for the club. */
export function firstChoice(cards: readonly ClubCard[]): CourseChoice {
  const card = cards.find(hasHalves) ?? cards[0];
  return card === undefined ? { source: OWN, draft: NOTHING, keep: true } : choiceOf(card);
}

/** The card that a round already has: one of the club's if it is the same, else a typed one. Its tees are its own either way. */
export function choiceOfRound(round: RoundCard, cards: readonly ClubCard[]): CourseChoice {
  const draft = roundDraftOf(round);
  const same = cards.find((card) => asPlayed(copyOf(card)) === asPlayed(roundCardOf(draft)));
  return { source: same?.id ?? OWN, draft, keep: false };
}

const asPlayed = ({ tees: _, ...card }: RoundCard): string => JSON.stringify({ courseName: card.courseName, ...cardOf(draftOf(card)) });

/** The card that a person picks from the list; another course's card starts empty, not with the numbers of the one before. */
export function pickedCard(source: string | null, cards: readonly ClubCard[]): CourseChoice {
  const card = cards.find(({ id }) => id === source);
  return card === undefined ? { source: OWN, draft: NOTHING, keep: false } : choiceOf(card);
}

type Props = {
  cards: readonly ClubCard[];
  choice: CourseChoice;
  onChange: (choice: CourseChoice) => void;
  strict: boolean;
  /** Whether a typed card may be kept for the club. */
  mayKeep?: boolean;
};

/** What is played of a round's card, by the numbers of the course's card. */
export function PlayedTable({ card }: { card: RoundCard }) {
  const played = playedCard(card);
  return <CardTable name={card.courseName} card={played} firstHole={played.firstHole} />;
}

/** One of the club's course cards, or a typed or pasted one. */
export function CourseField({ cards, choice, onChange, strict, mayKeep = false }: Props) {
  const { t } = useTranslation(['tournament', 'course']);
  const { source, draft, keep } = choice;
  const write = (patch: Partial<RoundCardDraft>) => onChange({ ...choice, draft: { ...draft, ...patch } });
  return (
    <Stack gap="sm">
      {cards.length > 0 && (
        <Select
          label={t('course.choose')}
          description={t('course:round.chooseHelp')}
          data={[...cards.map(({ id, name }) => ({ value: id, label: name })), { value: OWN, label: t('course:round.own') }]}
          value={source}
          onChange={(picked) => picked !== source && onChange(pickedCard(picked, cards))}
        />
      )}
      {hasHalves(draft) && (
        <RoundHolesField card={{ ...cardOf(draft), nines: draft.nines, holes: draft.holes }} onChange={(holes) => write({ holes })} />
      )}
      {source !== OWN && <PlayedTable card={roundCardOf(draft)} />}
      <RoundTees own={draft.tees} course={cards.find(({ id }) => id === source)} onTake={(tees) => write({ tees })} />
      {source === OWN && (
        <Suspense fallback={null}>
          <OwnCard
            draft={draft}
            strict={strict}
            onChange={write}
            keep={mayKeep ? keep : null}
            onKeep={(keep) => onChange({ ...choice, keep })}
          />
        </Suspense>
      )}
    </Stack>
  );
}
