import { formatPoints } from '@fairway/api/word/season-points';
import { Button } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { placeLabel } from '../../../ui/mark/sign-of.ts';
import { seasonNow, seasons } from './query.ts';

const MOST_SHOWN = 3;
/** A season has a long name, and a phone is narrow. */
const WRAPS = { label: { whiteSpace: 'normal', textAlign: 'left' } } as const;

type Props = {
  siteId: string;
  event: { readonly id: string; readonly date: string };
  onChosen: (choice: { playerId: string; reason: string }) => void;
};

/**
 * Who leads a season of which this tournament is an event, with it as it stands: a person takes one of those who play in it, or does not. Who doesn't
 * is named too, so that nobody behind them gets their prize.
 */
export function SeasonLeaders({ siteId, event, onChosen }: Props) {
  const { t } = useTranslation('winner');
  const language = useLanguage();
  const read = useQuery(seasons(siteId));
  const own = (read.data?.items ?? []).filter(({ from, to }) => from <= event.date && event.date <= to);
  const tables = useQueries({ queries: own.map(({ id }) => seasonNow(id)) });
  const leaders = own.flatMap(({ id, name }, nth) =>
    (tables[nth]?.data?.lines ?? [])
      .filter(({ rank }) => rank !== null)
      .slice(0, MOST_SHOWN)
      .map(({ players, ...line }, at) => ({ ...line, key: `${id} ${at}`, playerId: players[event.id], season: name })),
  );
  if (leaders.length === 0) return null;
  return (
    <fieldset className="column gap-8">
      <legend className="small quiet">{t('season.title')}</legend>
      {leaders.map(({ key, playerId, name, rank, total, season }) => {
        const place = placeLabel(rank);
        const leader = t('season.leader', { place, name, total: formatPoints(total, language), season });
        return playerId === undefined ? (
          <p key={key} className="small">
            {t('season.elsewhere', { leader })}
          </p>
        ) : (
          <Button
            key={key}
            variant="default"
            size="xs"
            h="auto"
            py={6}
            justify="flex-start"
            styles={WRAPS}
            onClick={() => onChosen({ playerId, reason: t('season.reason', { place, season }) })}
          >
            {leader}
          </Button>
        );
      })}
    </fieldset>
  );
}
