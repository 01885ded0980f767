import { cardHole, holeIndex, nineHoles, nineName } from '@fairway/api/rule/field/round-hole';
import { Button, Group, Modal, Text } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { PlayedCard } from '../../../../lib/play/played-card.ts';
import card from '../card/card.module.css';
import { HoleCell } from '../card/hole-cell.tsx';
import { HoleHead } from '../card/hole-head.tsx';
import type { CardView } from '../desk/desk-view.ts';
import type { Look } from '../desk/use-desk.ts';
import { DeskQuestion } from '../desk-question.tsx';
import { deskKeyOf } from '../key/desk-key.ts';
import { KeyPad } from '../key-pad.tsx';
import review from '../review/review.module.css';
import { scoreText } from '../review/score-text.ts';
import { compareTypings } from './compare.ts';
import { useTyping } from './use-typing.ts';

type Props = {
  /** The card to check; null: closed. */
  view: CardView | null;
  onSave: (looks: readonly Look[]) => void;
  onClose: () => void;
};

/** A card typed a second time without seeing the first: what is the same is confirmed, what differs is shown and kept for a decision. */
export function SecondTyping({ view, onClose, onSave }: Props) {
  const { t } = useTranslation('desk');
  return (
    <Modal
      opened={view !== null}
      onClose={onClose}
      // Escape takes waiting keys back, and must not lose a card that is half typed.
      closeOnEscape={false}
      title={view && t('again.title', { name: view.card.name })}
      size="xl"
    >
      {view !== null && <Typing view={view} onClose={onClose} onSave={onSave} />}
    </Modal>
  );
}

function Typing({ view, onSave, onClose }: Omit<Props, 'view'> & { view: CardView }) {
  const { t } = useTranslation(['score', 'desk']);
  const [compared, setCompared] = useState(false);
  const typing = useTyping(view.playerId, view.course, () => setCompared(true));
  const count = typing.typed.filter((score) => score !== null).length;
  const save = () => {
    onSave(
      typing.typed.flatMap((after, at) =>
        after === null ? [] : [{ playerId: view.playerId, hole: cardHole(view.course, at + 1), after }],
      ),
    );
    onClose();
  };
  if (compared) return <Compared view={view} typed={typing.typed} onBack={() => setCompared(false)} onSave={save} />;
  return (
    <>
      <Text mb="sm">{t('desk:again.text')}</Text>
      {nineHoles(view.course).map((holes, nth) => (
        <TypedNine key={holes[0]} holes={holes} nth={nth} typing={typing} playerId={view.playerId} course={view.course} />
      ))}
      <Group justify="space-between" mt="md">
        {typing.desk.question === null ? (
          <output className="tabular">{t('desk:again.typed', { typed: String(count), holes: typing.typed.length })}</output>
        ) : (
          <DeskQuestion question={typing.desk.question} press={typing.press} />
        )}
        <Button disabled={count === 0 || typing.desk.question !== null} onClick={() => setCompared(true)}>
          {t('desk:again.compare')}
        </Button>
      </Group>
      <KeyPad press={typing.press} />
    </>
  );
}

type NineProps = {
  holes: readonly number[];
  nth: number;
  typing: ReturnType<typeof useTyping>;
  playerId: string;
  course: PlayedCard;
};

function TypedNine({ holes, nth, typing: { desk, typed, press, goTo }, playerId, course }: NineProps) {
  const { t } = useTranslation('score');
  const onKeyDown = (event: KeyboardEvent) => {
    const key = deskKeyOf(event);
    if (key === null) return;
    event.preventDefault();
    press(key);
  };
  const onClick = ({ target }: MouseEvent) => {
    const hole = target instanceof Element ? target.closest<HTMLElement>('[data-hole]')?.dataset.hole : undefined;
    if (hole !== undefined) goTo(Number(hole));
  };
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells keys go through is a grid
      role="grid"
      className={card.nine}
      aria-label={t(nineName(course, nth))}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <thead>
        <tr>
          <th scope="row">{t('hole')}</th>
          {holes.map((hole) => (
            <HoleHead key={hole} hole={hole} course={course} />
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('score')}</th>
          {holes.map((hole) => (
            <HoleCell
              key={hole}
              t={t}
              view={{
                hole,
                score: typed[holeIndex(course, hole)] ?? null,
                head: null,
                saving: 'saved',
                odd: null,
                checked: false,
                dispute: null,
              }}
              playerId={playerId}
              par={course.par[holeIndex(course, hole)] ?? 0}
              typed={desk.place?.hole === hole ? desk.typed : null}
              reachable={false}
            />
          ))}
        </tr>
      </tbody>
    </table>
  );
}

type ComparedProps = { view: CardView; typed: CardView['scores']; onBack: () => void; onSave: () => void };

function Compared({ view, typed, onBack, onSave }: ComparedProps) {
  const { t } = useTranslation(['score', 'desk']);
  const { same, different } = compareTypings(view.scores, typed, view.course);
  return (
    <>
      <Text>{t(different.length === 0 ? 'desk:again.allSame' : 'desk:again.same', { count: same.length })}</Text>
      {different.length > 0 && (
        <>
          <Text fw={600} mt="xs">
            {t('desk:again.different', { count: different.length })}
          </Text>
          <table className={review.history}>
            <thead>
              <tr>
                <th scope="col">{t('hole')}</th>
                <th scope="col">{t('desk:again.first')}</th>
                <th scope="col">{t('desk:again.second')}</th>
              </tr>
            </thead>
            <tbody>
              {different.map(({ hole, first, second }) => (
                <tr key={hole}>
                  <td className="tabular">{hole}</td>
                  <td>{scoreText(t, first)}</td>
                  <td>{scoreText(t, second)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Text size="sm" c="dimmed" mt="xs">
            {t('desk:again.whatNow')}
          </Text>
        </>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onBack}>
          {t('desk:again.back')}
        </Button>
        <Button data-autofocus autoFocus onClick={onSave}>
          {t('desk:again.save')}
        </Button>
      </Group>
    </>
  );
}
