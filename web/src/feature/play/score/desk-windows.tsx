import type { Round, Tournament } from '@fairway/api';
import { lazy } from 'react';
import { loadWords } from '../../../i18n/words.ts';
import { OnDemand } from '../../../ui/page/on-demand.tsx';
import { type CardView, nextUnfinished, shutOf, viewOf } from './desk/desk-view.ts';
import type { DeskState } from './desk/use-desk.ts';
import { MissingDrawer } from './review/missing-drawer.tsx';
import { RefusedDialog } from './review/refused-dialog.tsx';
import type { Opened, OpenWindow } from './use-windows.ts';

/** Settling and histories need the server, and so may what shows them: what the desk needs without a connection is loaded with it. */
const withWords = async <Part,>(part: Promise<Part>): Promise<Part> => {
  const [loaded] = await Promise.all([part, loadWords(['desk'])]);
  return loaded;
};
export const DayView = lazy(async () => ({ default: (await withWords(import('./day/day-view.tsx'))).DayView }));
const loadHistoryDrawer = async () => (await withWords(import('./review/history-drawer.tsx'))).HistoryDrawer;
const loadDisputeDialog = async () => (await withWords(import('./review/dispute-dialog.tsx'))).DisputeDialog;
const loadSecondTyping = async () => (await withWords(import('./again/second-typing.tsx'))).SecondTyping;
const loadTotalTyping = async () => (await withWords(import('./total/total-typing.tsx'))).TotalTyping;

type Props = {
  opened: Opened | null;
  onOpen: OpenWindow;
  onClose: () => void;
  tournament: Tournament;
  round: Round;
  desk: DeskState;
  maySettle: boolean;
  phoneOf: (playerId: string) => string | null;
  onCard: (view: CardView, hole?: number) => void;
};

/** The dialogs and drawers of the desk: most of them are loaded when they are first opened. */
export function DeskWindows({ opened, onOpen, onClose: close, tournament, round, desk, maySettle, phoneOf, onCard }: Props) {
  const what = opened?.what;
  const closeTo = (playerId: string) => {
    close();
    desk.goTo({ playerId, hole: viewOf(desk.views, playerId)?.firstHole ?? 1 });
  };
  const again = opened?.what === 'again' ? opened.view : null;
  const totalOf = opened?.what === 'total' ? opened.playerId : null;
  const historyOf = opened?.what === 'history' ? opened.playerId : null;
  const endAgain = () => again && closeTo(again.playerId);
  const endTotal = () => totalOf && closeTo(totalOf);
  const place = { tournamentId: tournament.id, timeZone: tournament.timeZone, roundId: round.id };
  return (
    <>
      <MissingDrawer opened={what === 'missing'} onClose={close} views={desk.views} phoneOf={phoneOf} onOpen={onCard} />
      <RefusedDialog opened={what === 'refused'} onClose={close} desk={desk} />
      <OnDemand opened={what === 'again'} load={loadSecondTyping} onClose={endAgain}>
        {(SecondTyping, isOpen) => <SecondTyping view={isOpen ? again : null} onSave={desk.look} onClose={endAgain} />}
      </OnDemand>
      <OnDemand opened={what === 'total'} load={loadTotalTyping} onClose={endTotal}>
        {(TotalTyping, isOpen) => (
          <TotalTyping
            view={(isOpen && viewOf(desk.views, totalOf)) || null}
            next={nextUnfinished(desk.shown, totalOf)}
            onSave={desk.enterTotal}
            onGo={(playerId) => onOpen({ what: 'total', playerId })}
            onClose={endTotal}
          />
        )}
      </OnDemand>
      <OnDemand opened={what === 'disputes'} load={loadDisputeDialog} onClose={close}>
        {(DisputeDialog, isOpen) => (
          <DisputeDialog
            opened={isOpen}
            onClose={close}
            views={desk.views}
            {...place}
            maySettle={maySettle && shutOf(tournament) === null}
          />
        )}
      </OnDemand>
      <OnDemand opened={what === 'history'} load={loadHistoryDrawer} onClose={close}>
        {(HistoryDrawer, isOpen) => (
          <HistoryDrawer {...place} view={isOpen ? viewOf(desk.views, historyOf) : undefined} mayUndo={maySettle} onClose={close} />
        )}
      </OnDemand>
    </>
  );
}
