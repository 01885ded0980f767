import type { CareerEvent, WholeGolfer } from '@fairway/api';
import { formatToPar } from '@fairway/api/word/number';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { GolferRows, UndoJoin } from '../../../feature/field/golfer/golfer-rows.tsx';
import { ninesOf } from '../../../feature/play/leaderboard/nine.ts';
import { UNMARKED } from '../../../feature/play/leaderboard/why/card-figure.ts';
import { CardTable } from '../../../feature/play/leaderboard/why/card-table.tsx';
import type { DrawCard } from '../../../feature/result/career/card-drawer.tsx';
import { CAREER_DEFAULTS, CareerPanel } from '../../../feature/result/career/career-panel.tsx';
import { career } from '../../../feature/result/career/query.ts';
import { SeasonPlaces } from '../../../feature/result/career/season-places.tsx';
import { season, seasons as seasonsOf } from '../../../feature/result/season/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { may, useSession } from '../../../lib/session.ts';
import { useAddress } from '../../../ui/page/address.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import inks from '../../../ui/style/ink.module.css';

/** What a golfer played, and the rows of tournaments that wait for a result to be shown. */
export function GolferCareer({ golfer, mayWrite }: { golfer: WholeGolfer; mayWrite: boolean }) {
  const { t } = useTranslation('explanation');
  const language = useLanguage();
  const read = useQuery(career(golfer.id));
  const { seasons, seasonEvents } = useSeasons(golfer, read.data?.items ?? []);
  if (read.data === undefined) return <Unread of={[read]} height={320} />;
  const { items, seasons: places } = read.data;
  const waiting = golfer.rows.filter(({ tournamentId }) => !items.some((event) => event.tournamentId === tournamentId));
  const drawCard: DrawCard = ({ id, par, scores, firstHole, gross, toPar }, boxed) => {
    const result = gross === null ? '' : `${gross} (${formatToPar(toPar, language)})`;
    const figure = { ...UNMARKED, playerId: id, name: golfer.name, result, nines: ninesOf(scores, par, firstHole), total: gross, boxed };
    return (
      <div className={inks.ink}>
        <CardTable cards={[figure]} t={t} />
      </div>
    );
  };
  return (
    <>
      {places.length > 0 && <SeasonPlaces places={places} />}
      {items.length > 0 && (
        <CareerPanel
          events={items}
          seasons={seasons}
          seasonEvents={seasonEvents}
          drawCard={drawCard}
          actionOf={(tournamentId) => {
            const row = golfer.rows.find((one) => one.tournamentId === tournamentId);
            return mayWrite && row && <UndoJoin golferId={golfer.id} row={row} />;
          }}
        />
      )}
      {(waiting.length > 0 || items.length === 0) && <GolferRows golfer={golfer} rows={waiting} mayWrite={mayWrite} />}
    </>
  );
}

/** The seasons of the site within which they played, and the tournaments of the one that the address names. */
function useSeasons({ siteId }: WholeGolfer, played: readonly CareerEvent[]) {
  const [{ year }] = useAddress(CAREER_DEFAULTS);
  const isAllowed = may(useSession(), 'season.read');
  const all = useQuery({ ...seasonsOf(siteId), enabled: isAllowed });
  const seasons = (all.data?.items ?? []).filter(({ from, to }) => played.some(({ date }) => from <= date && date <= to));
  const chosen = useQuery({ ...season(year), enabled: isAllowed && seasons.some(({ id }) => id === year) });
  const events = chosen.data?.table.events;
  const seasonEvents = useMemo(() => events && new Set(events.map(({ id }) => id)), [events]);
  return { seasons, seasonEvents };
}
