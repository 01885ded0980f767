import type { Round, ScoreSheet, Tournament } from '@fairway/api';
import { Group, Skeleton } from '@mantine/core';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { toSend } from '../../../outbox/outbox.ts';
import { useUnsaved } from '../../../ui/page/unsaved.ts';
import type { PersonMark } from './card/finder/finder.ts';
import { type CardStatuses, useCardStatuses } from './card/use-card-statuses.ts';
import { usePageKeys } from './card/use-page-keys.ts';
import { cardsOnScreen, type DeskAddress, NO_FLIGHT } from './desk/desk-address.ts';
import { type CardView, isComplete, type PlayedHandicaps, progressOf, receivedBy, shortOfDrives, shutOf } from './desk/desk-view.ts';
import { useDesk } from './desk/use-desk.ts';
import { useDeskSpeech } from './desk/use-desk-speech.ts';
import { DeskCards } from './desk-cards.tsx';
import { DeskToolbar } from './desk-toolbar.tsx';
import { DayView, DeskWindows } from './desk-windows.tsx';
import { HoleLine } from './hole-line.tsx';
import { KeyHelp } from './key-help.tsx';
import { KeyPad } from './key-pad.tsx';
import type { Author } from './outbox/author.ts';
import { type RoundAction, RoundClosing } from './round-closing.tsx';
import { RoundNotices } from './round-notices.tsx';
import { SavingLine } from './saving-line.tsx';
import classes from './score-desk.module.css';
import { useWindows } from './use-windows.ts';

/** A golfer as the desk knows them. */
type Person = PersonMark & PlayedHandicaps & { readonly phone: string | null };

/** What the desk takes from the rest of the tournament. */
export type DeskProps = {
  tournament: Tournament;
  /** Whose entries these are. */
  author: Author;
  people: ReadonlyMap<string, Person>;
  divisions: readonly { readonly id: string; readonly name: string }[];
  /** null: the person may not set them. */
  statuses: CardStatuses | null;
  maySettle: boolean;
  /** What the desk should know of the phones of a round. */
  phones: (roundId: string) => ReactNode;
  /** Finishing and reopening a round: whether it is running, and why it was refused the last time; null: the person may not. */
  closing: {
    readonly pending: boolean;
    readonly refusal: string | null;
    readonly forget: () => void;
    readonly run: (action: RoundAction, roundId: string) => void;
  } | null;
};
type Props = DeskProps & {
  round: Round;
  sheet: ScoreSheet;
  /** The scores of others could not be read the last time. */
  outdated: boolean;
  address: DeskAddress;
  onChange: (change: Partial<DeskAddress>) => void;
};
const ALL_CARDS = { flight: '', division: '', search: '' };

/** The score desk of a round that has cards. */
export function DeskScreen(props: Props) {
  const { tournament, author, people, divisions, statuses, maySettle, phones, closing, round, sheet, address, onChange } = props;
  const { t } = useTranslation('score');
  const received = useMemo(() => receivedBy(people, round), [people, round]);
  const oneCard = address.view === 'page';
  const isDay = address.view === 'day';
  const desk = useDesk({
    tournament,
    sheet,
    author,
    received,
    people,
    address,
    onPlace: (place) => place !== null && oneCard && onChange({ card: place.playerId }),
  });
  useDeskSpeech(desk);
  const windows = useWindows(desk);
  usePageKeys(desk, isDay || windows.opened !== null);
  const writable = shutOf(tournament) === null;
  const statusOf = useCardStatuses(writable ? statuses : null, round.id);
  const unsent = toSend(desk.outbox).length;
  useUnsaved(unsent > 0, t('saving.leave'));

  const change = (next: Partial<DeskAddress>) => {
    if (next.view === undefined || next.view === 'day') desk.goTo(null);
    onChange(next.view === 'page' ? { ...next, card: desk.currentCard } : next);
  };
  const goTo = ({ playerId, missing }: CardView, hole = missing[0] ?? 1) => desk.goTo({ playerId, hole });
  const openCard = (view: CardView, hole?: number) => {
    windows.close();
    if (isDay) onChange({ ...ALL_CARDS, view: '', flight: view.card.flight ?? NO_FLIGHT, card: view.playerId });
    else if (oneCard) onChange({ card: view.playerId });
    else if (!desk.shown.includes(view)) onChange(ALL_CARDS);
    goTo(view, hole);
  };
  const openFirst = (search: string) => {
    const [view] = cardsOnScreen(desk.views, { ...address, search }, people);
    if (view !== undefined) goTo(view);
  };
  const phoneOf = (playerId: string) => people.get(playerId)?.phone ?? null;
  // as the next step it stays in sight, at the foot
  const isNext = !sheet.finished && isComplete(progressOf(desk.views));
  const close = closing !== null && writable && (
    <RoundClosing
      finished={sheet.finished}
      isNext={isNext}
      unsent={unsent}
      pending={closing.pending}
      onAction={(what) => closing.run(what, round.id)}
    />
  );
  const shared = { desk, oneCard, onOpen: windows.open };
  return (
    <>
      <DeskToolbar
        desk={desk}
        address={address}
        onChange={change}
        onFound={openFirst}
        tournament={tournament}
        roundId={round.id}
        divisions={divisions}
        onOpen={windows.open}
        phones={phones(round.id)}
        closing={!isNext && close}
      />
      <RoundNotices
        tournament={tournament}
        finished={sheet.finished}
        suspended={round.suspendedAt !== null && !sheet.finished}
        shortOfDrives={shortOfDrives(desk.views, sheet.sides?.drives ?? null)}
        refusal={closing?.refusal ?? null}
        onOpen={windows.open}
        onForget={closing?.forget}
      />
      {isDay ? (
        <Suspense fallback={<Skeleton height={320} />}>
          <DayView {...{ tournament, desk, phoneOf }} roundId={round.id} round={sheet} onCard={openCard} />
        </Suspense>
      ) : (
        <>
          <DeskCards {...shared} {...{ people, divisions, statusOf }} course={sheet} onShowAll={() => change(ALL_CARDS)} />
          <HoleLine {...shared} statusOf={statusOf} timeZone={tournament.timeZone} drives={sheet.sides?.drives ?? null} />
        </>
      )}
      <DeskFoot {...props} desk={desk} close={isNext && close} onRefused={() => windows.open({ what: 'refused' })} />
      <DeskWindows
        opened={windows.opened}
        onOpen={windows.open}
        onClose={windows.close}
        tournament={tournament}
        round={round}
        desk={desk}
        maySettle={maySettle}
        phoneOf={phoneOf}
        onCard={openCard}
      />
    </>
  );
}

type FootProps = Pick<Props, 'tournament' | 'author' | 'statuses' | 'round' | 'sheet' | 'outdated' | 'address'> & {
  desk: ReturnType<typeof useDesk>;
  /** The button that finishes the round, where that is the next step. */
  close: ReactNode;
  onRefused: () => void;
};

/** What is saved and what is not yet, the keys, and on a phone the pad. */
function DeskFoot({ tournament, author, statuses, round, sheet, outdated, address, desk, close, onRefused }: FootProps) {
  return (
    <div className={classes.dock} data-docked>
      <Group justify="space-between" align="flex-start" gap="xs" className={classes.foot}>
        <SavingLine
          outbox={desk.outbox}
          roundId={round.id}
          author={author}
          timeZone={tournament.timeZone}
          outdated={outdated}
          onSendNow={desk.store.sendNow}
          onRefused={onRefused}
        />
        {address.view !== 'day' && <KeyHelp status={statuses !== null} drive={sheet.sides?.drives != null} />}
        {close}
      </Group>
      {desk.desk.place !== null && <KeyPad press={desk.press} />}
    </div>
  );
}
