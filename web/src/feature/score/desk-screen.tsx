import type { Round, ScoreSheet, Tournament } from '@fairway/api';
import type { CardStatus } from '@fairway/api/choice';
import { Button, Group } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toSend } from '../../outbox/outbox.ts';
import { StateNote } from '../../ui/state-note.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { CardLines } from './card/card-lines.tsx';
import { CardPage } from './card/card-page.tsx';
import type { SetStatus } from './card/card-status.tsx';
import type { PersonMark } from './card/finder.ts';
import { usePaste } from './card/use-paste.ts';
import { cardsOnScreen, type DeskAddress } from './desk/desk-address.ts';
import { type CardView, isStatusOfRound, type PlayedHandicaps, receivedBy, shutOf } from './desk/desk-view.ts';
import { useDesk } from './desk/use-desk.ts';
import { DeskToolbar } from './desk-toolbar.tsx';
import { DeskWindows, type Opened } from './desk-windows.tsx';
import { HoleLine } from './hole-line.tsx';
import { KeyHelp } from './key-help.tsx';
import { KeyPad } from './key-pad.tsx';
import type { Author } from './outbox/author.ts';
import { type RoundAction, RoundClosing } from './round-closing.tsx';
import { RoundNotices } from './round-notices.tsx';
import { SavingLine } from './saving-line.tsx';
import classes from './score-desk.module.css';

export type DeskProps = {
  tournament: Tournament;
  /** Whose entries these are. */
  author: Author;
  people: ReadonlyMap<string, PersonMark & PlayedHandicaps>;
  divisions: readonly { readonly id: string; readonly name: string }[];
  /** The statuses of cards in a round, and how to set one; null: the person may not. */
  status: {
    readonly ownOf: (playerId: string, roundId: string) => CardStatus | undefined;
    readonly set: (playerId: string, roundId: string, status: CardStatus) => void;
  } | null;
  maySettle: boolean;
  mayFinish: boolean;
  /** What the desk should know of the phones of a round. */
  phones: (roundId: string) => ReactNode;
  /** Finishing and reopening a round: whether it is running, and why it was refused the last time. */
  action: {
    readonly pending: boolean;
    readonly refusal: string | null;
    readonly forget: () => void;
    readonly run: (action: RoundAction, roundId: string) => void;
  };
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
export function DeskScreen({
  tournament,
  author,
  people,
  divisions,
  status,
  maySettle,
  mayFinish,
  phones,
  action,
  round,
  sheet,
  outdated,
  address,
  onChange,
}: Props) {
  const { t } = useTranslation(['score', 'word']);
  const [opened, setOpened] = useState<Opened | null>(null);
  const received = useMemo(() => receivedBy(people, round), [people, round]);
  const desk = useDesk({
    tournament,
    sheet,
    author,
    received,
    people,
    address,
    onPlace: (place) => place !== null && address.view === 'page' && onChange({ card: place.playerId }),
  });
  usePaste(desk);
  const unsent = toSend(desk.outbox).length;
  useUnsaved(unsent > 0, t('saving.leave'));
  const writable = shutOf(tournament) === null;
  const oneCard = address.view === 'page';
  const viewOf = (playerId: string | null) => desk.views.find((view) => view.playerId === playerId);
  const change = (next: Partial<DeskAddress>) => {
    if (next.view === undefined) desk.goTo(null);
    onChange(next.view === 'page' ? { ...next, card: desk.currentCard } : next);
  };
  const openCard = (view: CardView, hole = view.missing[0] ?? 1) => {
    setOpened(null);
    if (oneCard) onChange({ card: view.playerId });
    else if (!desk.shown.includes(view)) onChange(ALL_CARDS);
    desk.goTo({ playerId: view.playerId, hole });
  };
  // The keys go to what is typed there, and afterwards back to the card.
  const typeAgain = (playerId: string) => {
    const view = viewOf(playerId);
    if (view) setOpened({ what: 'again', view });
    desk.goTo(null);
  };
  const typeTotal = (playerId: string) => {
    setOpened({ what: 'total', playerId });
    desk.goTo(null);
  };
  const openHistory = (playerId: string) => setOpened({ what: 'history', playerId });
  const openMissing = () => setOpened({ what: 'missing' });
  const openDisputes = () => setOpened({ what: 'disputes' });
  const latestStatus = useRef(status);
  useEffect(() => {
    latestStatus.current = status;
  });
  const setStatus = useCallback((playerId: string, next: CardStatus) => latestStatus.current?.set(playerId, round.id, next), [round.id]);
  const statusOf = ({ card }: CardView): SetStatus =>
    writable && isStatusOfRound(card, status?.ownOf(card.playerId, round.id)) ? setStatus : undefined;
  const openFirst = (search: string) => {
    const [view] = cardsOnScreen(desk.views, { ...address, search }, people);
    if (view !== undefined) desk.goTo({ playerId: view.playerId, hole: view.missing[0] ?? 1 });
  };
  const shared = { desk, par: sheet.par, strokeIndex: round.strokeIndex };
  const divisionNames = new Map(divisions.map(({ id, name }) => [id, t('word:divisionName', { name })]));
  return (
    <>
      <DeskToolbar
        desk={desk}
        address={address}
        onChange={change}
        onFound={openFirst}
        rounds={tournament.rounds}
        roundId={round.id}
        divisions={divisions}
        onDay={() => setOpened({ what: 'day' })}
        onMissing={openMissing}
        onDisputes={openDisputes}
        phones={phones(round.id)}
        closing={
          mayFinish &&
          writable && (
            <RoundClosing
              finished={sheet.finished}
              unsent={unsent}
              pending={action.pending}
              onAction={(what) => action.run(what, round.id)}
            />
          )
        }
      />
      <RoundNotices
        tournament={tournament}
        finished={sheet.finished}
        suspended={round.suspendedAt !== null && !sheet.finished}
        refusal={action.refusal}
        onMissing={openMissing}
        onForget={action.forget}
      />
      {oneCard ? (
        <CardPage
          {...shared}
          statusOf={statusOf}
          view={viewOf(desk.currentCard)}
          people={people}
          divisionNames={divisionNames}
          onHistory={openHistory}
        />
      ) : desk.shown.length === 0 ? (
        <StateNote
          title={t('empty.filtered')}
          text=""
          action={
            <Button variant="default" onClick={() => change(ALL_CARDS)}>
              {t('empty.showAll')}
            </Button>
          }
        />
      ) : (
        <CardLines {...shared} statusOf={statusOf} divisionNames={divisionNames} />
      )}
      <HoleLine
        {...shared}
        oneCard={oneCard}
        onHistory={openHistory}
        onDispute={openDisputes}
        onAgain={typeAgain}
        onTotal={typeTotal}
        timeZone={tournament.timeZone}
      />
      <div className={classes.dock} data-docked>
        <Group justify="space-between" align="flex-start" gap="xs" className={classes.foot}>
          <SavingLine
            outbox={desk.outbox}
            roundId={round.id}
            author={author}
            timeZone={tournament.timeZone}
            outdated={outdated}
            onSendNow={desk.store.sendNow}
            onRefused={() => setOpened({ what: 'refused' })}
          />
          <KeyHelp status={status !== null} />
        </Group>
        {desk.desk.place !== null && <KeyPad press={desk.press} />}
      </div>
      <DeskWindows
        opened={opened}
        onOpen={setOpened}
        tournament={tournament}
        round={round}
        par={sheet.par}
        desk={desk}
        maySettle={maySettle}
        onCard={openCard}
      />
    </>
  );
}
