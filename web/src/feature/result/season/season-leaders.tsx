import { formatPoints } from '@fairway/api/word/season-points';
import { Button } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { placeLabel } from '../../../ui/mark/sign-of.ts';
import { seasonNow, seasons } from './query.ts';

const MOST_SHOWN = 3;

type Props = {
  siteId: string;
  event: { readonly id: string; readonly date: string };
  onChosen: (choice: { playerId: string; reason: string }) => void;
};

/** Who of this tournament leads a season of which it is an event, with this tournament as it stands: a person takes one of them, or does not. */
export function SeasonLeaders({ siteId, event, onChosen }: Props) {
  const { t } = useTranslation('winner');
  const language = useLanguage();
  const read = useQuery(seasons(siteId));
  const own = (read.data?.items ?? []).filter(({ from, to }) => from <= event.date && event.date <= to);
  const tables = useQueries({ queries: own.map(({ id }) => seasonNow(id)) });
  const leaders = own.flatMap(({ id, name }, nth) =>
    (tables[nth]?.data?.lines ?? [])
      .flatMap(({ players, ...line }) =>
        players[event.id] === undefined ? [] : [{ ...line, playerId: players[event.id] ?? '', id, season: name }],
      )
      .slice(0, MOST_SHOWN),
  );
  if (leaders.length === 0) return null;
  return (
    <fieldset className="column gap-8">
      <legend className="small quiet">{t('season.title')}</legend>
      {leaders.map(({ id, playerId, name, rank, total, season }) => (
        <Button
          key={`${id} ${playerId}`}
          variant="default"
          size="xs"
          justify="flex-start"
          onClick={() => onChosen({ playerId, reason: t('season.reason', { place: placeLabel(rank), season }) })}
        >
          {t('season.leader', { place: placeLabel(rank), name, total: formatPoints(total, language), season })}
        </Button>
      ))}
    </fieldset>
  );
}
