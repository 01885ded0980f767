import type { Round, ScoreSheet, Tournament } from '@fairway/api';
import type { CardStatus } from '@fairway/api/choice';
import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconClockPause, IconLock } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '../../i18n/words.ts';
import { toSend } from '../../outbox/outbox.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { CardLines } from './card/card-lines.tsx';
import { CardPage } from './card/card-page.tsx';
import type { SetStatus } from './card/card-status.tsx';
import type { PersonMark } from './card/finder.ts';
import { usePaste } from './card/use-paste.ts';
import { cardsOnScreen, type DeskAddress } from './desk/desk-address.ts';
import { type CardView, isStatusOfRound, nextUnfinished, type PlayedHandicaps, receivedBy, shutOf } from './desk/desk-view.ts';
import { useDesk } from './desk/use-desk.ts';
import { DeskToolbar } from './desk-toolbar.tsx';
import { HoleLine } from './hole-line.tsx';
import { KeyHelp } from './key-help.tsx';
import { KeyPad } from './key-pad.tsx';
import type { Author } from './outbox/author.ts';
import { MissingDrawer } from './review/missing-drawer.tsx';
import { RefusedDialog } from './review/refused-dialog.tsx';
import { type RoundAction, RoundClosing } from './round-closing.tsx';
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
/** Settling and histories need the server, and so may what shows them: what the desk needs without a connection is loaded with it. */
const withWords = async <Part,>(part: Promise<Part>): Promise<Part> => {
  const [loaded] = await Promise.all([part, loadWords(['desk'])]);
  return loaded;
};
const loadHistoryDrawer = async () => (await withWords(import('./review/history-drawer.tsx'))).HistoryDrawer;
const loadDisputeDialog = async () => (await withWords(import('./review/dispute-dialog.tsx'))).DisputeDialog;
const loadSecondTyping = async () => (await withWords(import('./again/second-typing.tsx'))).SecondTyping;
const loadTotalTyping = async () => (await withWords(import('./total/total-typing.tsx'))).TotalTyping;
const loadDayDrawer = async () => (await withWords(import('./day/day-drawer.tsx'))).DayDrawer;
const ALL_CARDS = { flight: '', division: '', search: '' };
type Opened = 'day' | 'missing' | 'disputes' | 'refused' | null;

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
  const [opened, setOpened] = useState<Opened>(null);
  const [historyOf, setHistoryOf] = useState<string | null>(null);
  const [again, setAgain] = useState<CardView | null>(null);
  const [totalOf, setTotalOf] = useState<string | null>(null);
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
  const close = () => setOpened(null);
  const change = (next: Partial<DeskAddress>) => {
    if (next.view === undefined) desk.goTo(null);
    onChange(next.view === 'page' ? { ...next, card: desk.currentCard } : next);
  };
  const openCard = (view: CardView, hole = view.missing[0] ?? 1) => {
    close();
    if (oneCard) onChange({ card: view.playerId });
    else if (!desk.shown.includes(view)) onChange(ALL_CARDS);
    desk.goTo({ playerId: view.playerId, hole });
  };
  // The keys go to the second typing, and afterwards back to the card.
  const typeAgain = (playerId: string) => {
    setAgain(viewOf(playerId) ?? null);
    desk.goTo(null);
  };
  const endAgain = () => {
    setAgain(null);
    if (again !== null) desk.goTo({ playerId: again.playerId, hole: 1 });
  };
  const typeTotal = (playerId: string) => {
    setTotalOf(playerId);
    desk.goTo(null);
  };
  const endTotal = () => {
    setTotalOf(null);
    if (totalOf !== null) desk.goTo({ playerId: totalOf, hole: 1 });
  };
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
        onDay={() => setOpened('day')}
        onMissing={() => setOpened('missing')}
        onDisputes={() => setOpened('disputes')}
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
      <Notices
        tournament={tournament}
        finished={sheet.finished}
        suspended={round.suspendedAt !== null && !sheet.finished}
        refusal={action.refusal}
        onMissing={() => setOpened('missing')}
        onForget={action.forget}
      />
      {oneCard ? (
        <CardPage
          {...shared}
          statusOf={statusOf}
          view={viewOf(desk.currentCard)}
          people={people}
          divisionNames={divisionNames}
          onHistory={setHistoryOf}
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
        onHistory={setHistoryOf}
        onDispute={() => setOpened('disputes')}
        onAgain={typeAgain}
        onTotal={typeTotal}
        timeZone={tournament.timeZone}
      />
      <div className={classes.dock}>
        <Group justify="space-between" align="flex-start" gap="xs" className={classes.foot}>
          <SavingLine
            outbox={desk.outbox}
            roundId={round.id}
            author={author}
            timeZone={tournament.timeZone}
            outdated={outdated}
            onSendNow={desk.store.sendNow}
            onRefused={() => setOpened('refused')}
          />
          <KeyHelp status={status !== null} />
        </Group>
        {desk.desk.place !== null && <KeyPad press={desk.press} />}
      </div>
      <MissingDrawer opened={opened === 'missing'} onClose={close} views={desk.views} onOpen={openCard} />
      <RefusedDialog opened={opened === 'refused'} onClose={close} desk={desk} />
      <OnDemand opened={opened === 'day'} load={loadDayDrawer} onClose={close}>
        {(DayDrawer, isOpen) => (
          <DayDrawer
            opened={isOpen}
            onClose={close}
            tournament={tournament}
            roundId={round.id}
            par={sheet.par}
            desk={desk}
            onMissing={() => setOpened('missing')}
            onDisputes={() => setOpened('disputes')}
            onOpen={openCard}
          />
        )}
      </OnDemand>
      <OnDemand opened={again !== null} load={loadSecondTyping} onClose={endAgain}>
        {(SecondTyping, isOpen) => (
          <SecondTyping
            view={isOpen ? again : null}
            par={sheet.par}
            strokeIndex={round.strokeIndex}
            onSave={desk.look}
            onClose={endAgain}
          />
        )}
      </OnDemand>
      <OnDemand opened={totalOf !== null} load={loadTotalTyping} onClose={endTotal}>
        {(TotalTyping, isOpen) => (
          <TotalTyping
            view={(isOpen && viewOf(totalOf)) || null}
            next={nextUnfinished(desk.shown, totalOf)}
            onSave={desk.enterTotal}
            onGo={setTotalOf}
            onClose={endTotal}
          />
        )}
      </OnDemand>
      <OnDemand opened={opened === 'disputes'} load={loadDisputeDialog} onClose={close}>
        {(DisputeDialog, isOpen) => (
          <DisputeDialog
            opened={isOpen}
            onClose={close}
            views={desk.views}
            tournamentId={tournament.id}
            timeZone={tournament.timeZone}
            roundId={round.id}
            maySettle={maySettle && writable}
          />
        )}
      </OnDemand>
      <OnDemand opened={historyOf !== null} load={loadHistoryDrawer} onClose={() => setHistoryOf(null)}>
        {(HistoryDrawer, isOpen) => (
          <HistoryDrawer
            tournamentId={tournament.id}
            timeZone={tournament.timeZone}
            roundId={round.id}
            view={isOpen ? viewOf(historyOf) : undefined}
            mayUndo={maySettle}
            onClose={() => setHistoryOf(null)}
          />
        )}
      </OnDemand>
    </>
  );
}

type NoticeProps = {
  tournament: Tournament;
  finished: boolean;
  suspended: boolean;
  refusal: string | null;
  onMissing: () => void;
  onForget: () => void;
};

/** What blocks writing or finishing the round, in words; that it is archived is said around every screen of the tournament. */
function Notices({ tournament, finished, suspended, refusal, onMissing, onForget }: NoticeProps) {
  const { t } = useTranslation(['score', 'word']);
  const closed = shutOf(tournament) ?? (finished ? 'finished' : tournament.state === 'locked' ? 'locked' : null);
  return (
    <>
      {closed !== null && closed !== 'archived' && (
        <Alert color="sand" icon={<IconLock aria-hidden size={18} />} mb="sm" className={classes.notice}>
          {t(`closed.${closed}`)}
        </Alert>
      )}
      {suspended && (
        <Alert color="amber" icon={<IconClockPause aria-hidden size={18} />} mb="sm" className={classes.notice}>
          {t('suspended')}
        </Alert>
      )}
      {refusal !== null && (
        <Alert
          role="alert"
          color="amber"
          title={t('finish.refused')}
          icon={<IconAlertTriangle aria-hidden size={18} />}
          mb="sm"
          withCloseButton
          closeButtonLabel={t('word:close')}
          onClose={onForget}
        >
          <p className={classes.refusal}>{refusal}</p>
          <Button size="compact-sm" variant="default" onClick={onMissing}>
            {t('missing.title')}
          </Button>
        </Alert>
      )}
    </>
  );
}
