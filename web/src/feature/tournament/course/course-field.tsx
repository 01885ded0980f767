import { Select, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type CourseCard as Card, type CourseDraft, cardOf, draftOf, emptyCourse } from './course.ts';
import { CourseCard } from './course-card.tsx';
import { CourseDraftField } from './course-draft-field.tsx';

export type CourseChoice = {
  /** The chosen card of the club, or `own` for one that is typed. */
  readonly source: string;
  readonly draft: CourseDraft;
  /** Keep a typed card for the club. */
  readonly keep: boolean;
};
/** A course card of the club. */
export type ClubCard = {
  readonly id: string;
  readonly name: string;
  readonly par: readonly number[];
  readonly strokeIndex: readonly number[] | null;
};

const OWN = 'own';

export const choiceOf = (source: ClubCard | undefined): CourseChoice =>
  source === undefined
    ? { source: OWN, draft: emptyCourse(), keep: true }
    : { source: source.id, draft: draftOf(clubCardOf(source)), keep: false };

const clubCardOf = ({ name, par, strokeIndex }: ClubCard): Card => ({
  courseName: name,
  par: [...par],
  strokeIndex: strokeIndex && [...strokeIndex],
});

/** The card that a round already has: one of the club's if it is the same, else one that is typed. */
export function choiceOfRound(round: Card, cards: readonly ClubCard[]): CourseChoice {
  const known = cards.find((card) => JSON.stringify(clubCardOf(card)) === JSON.stringify(cardOf(draftOf(round))));
  return known ? choiceOf(known) : { source: OWN, draft: draftOf(round), keep: false };
}

type Props = {
  cards: readonly ClubCard[];
  choice: CourseChoice;
  onChange: (choice: CourseChoice) => void;
  strict: boolean;
  /** Whether a typed card may be kept for the club. */
  mayKeep?: boolean;
};

/** One of the club's course cards, or one that is typed or pasted. */
export function CourseField({ cards, choice, onChange, strict, mayKeep = false }: Props) {
  const { t } = useTranslation('tournament');
  const choose = (id: string | null) => {
    const card = cards.find((known) => known.id === id);
    onChange(card ? choiceOf(card) : { source: OWN, draft: choice.draft, keep: false });
  };
  return (
    <Stack gap="sm">
      {cards.length > 0 && (
        <Select
          label={t('course.choose')}
          description={t('course.chooseHelp')}
          data={[...cards.map(({ id, name }) => ({ value: id, label: name })), { value: OWN, label: t('course.own') }]}
          value={choice.source}
          onChange={choose}
        />
      )}
      {choice.source === OWN ? (
        <CourseDraftField
          draft={choice.draft}
          onChange={(draft) => onChange({ ...choice, draft })}
          strict={strict}
          {...(mayKeep && { keep: { checked: choice.keep, onChange: (keep: boolean) => onChange({ ...choice, keep }) } })}
        />
      ) : (
        <CourseCard card={cardOf(choice.draft)} />
      )}
    </Stack>
  );
}
