import { holeIndex } from '@fairway/api/rule/field/round-hole';
import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { CardView } from '../desk/desk-view.ts';
import type { Look } from '../desk/use-desk.ts';
import { scoreText } from '../review/score-text.ts';
import classes from './day.module.css';
import type { OddScore } from './odd-score.ts';

type Props = {
  odd: readonly OddScore[];
  /** A person found these scores right. */
  onCorrect: (looks: readonly Look[]) => void;
  onOpen: (view: CardView, hole?: number) => void;
};

/** Scores that a person should compare with the paper: right, or the card is opened to mend it. */
export function OddList({ odd, onCorrect, onOpen }: Props) {
  const { t } = useTranslation(['score', 'desk']);
  return (
    <section aria-label={t('desk:odd.title')}>
      <h3 className={classes.heading}>{t('desk:odd.title')}</h3>
      <Text mb="xs">{t('desk:odd.text')}</Text>
      <ul className={classes.list}>
        {odd.map(({ view, holes, why }) => {
          const [first] = holes;
          if (first === undefined || why === null) return null;
          const score = scoreText(t, first.score);
          const what =
            why === 'same'
              ? t('desk:odd.same', { strokes: String(first.score), count: holes.length })
              : t('desk:odd.place', { hole: first.hole, par: view.course.par[holeIndex(view.course, first.hole)] ?? 0, score });
          const looks = holes.map(({ hole, score: after }) => ({ playerId: view.playerId, hole, after }));
          const of = { name: view.card.name, what };
          return (
            <li key={`${view.playerId} ${why} ${first.hole}`} className={`row between wrap gap-12 tight ${classes.row}`}>
              <span>
                <strong>{view.card.name}</strong>
                <span className={`block quiet small ${classes.about}`}>{why === 'same' ? what : `${what}, ${t(`desk:odd.${why}`)}`}</span>
              </span>
              <Group gap="xs" wrap="nowrap">
                {view.writable && (
                  <Button size="compact-sm" aria-label={t('desk:odd.correctOf', of)} onClick={() => onCorrect(looks)}>
                    {t('desk:odd.correct')}
                  </Button>
                )}
                <Button size="compact-sm" variant="default" aria-label={t('desk:odd.openOf', of)} onClick={() => onOpen(view, first.hole)}>
                  {t('desk:odd.open')}
                </Button>
              </Group>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
