import type { PlayedOff } from '@fairway/api';
import { formatAmount, formatHandicap, formatToPar } from '@fairway/api/word/number';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { formatDate, formatOffice } from '../../../lib/value/date.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { ShortList, standing } from '../../../ui/record/list/short-list.tsx';

/** So many tournaments are shown at first. */
const FIRST = 5;

/** What a golfer was played off in each tournament, with the source and date of each handicap, and what they scored against it. */
export function PlayedOffList({ handicaps }: { handicaps: readonly PlayedOff[] }) {
  const { t } = useTranslation('club-handicap');
  const [isWhole, setWhole] = useState(false);
  const sayResult = useResult();
  const sayDeclared = useDeclared();
  const items = handicaps.map((one) => ({ ...one, id: one.tournamentId }));
  return (
    <ShortList
      title={t('playedOff.title')}
      action={
        items.length > FIRST && (
          <Button variant="subtle" size="compact-sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('playedOff.fewer') : t('playedOff.all', { count: items.length })}
          </Button>
        )
      }
      read={standing(isWhole ? items : items.slice(0, FIRST))}
      empty={t('playedOff.none')}
    >
      {({ date, tournamentId, name, declared, waits, result }) => (
        <>
          <Text span className="tabular quiet">
            {formatDate(date)}
          </Text>
          <TextLink to={`/tournaments/${tournamentId}`} label={name} />
          <Text span size="sm">
            {waits ? t('playedOff.waits') : sayResult(result)}
          </Text>
          <Text span size="sm" c="dimmed" w="100%">
            {declared.length === 0 ? t('playedOff.undeclared') : declared.map(sayDeclared).join('; ')}
          </Text>
        </>
      )}
    </ShortList>
  );
}

function useResult(): (result: PlayedOff['result']) => string {
  const { t } = useTranslation('club-handicap');
  const language = useLanguage();
  return (result) => {
    if (result === null) return t('playedOff.noCard');
    const { handicap, gross, net, netToPar, points } = result;
    const said = [
      handicap !== null && t('playedOff.off', { handicap: formatHandicap(handicap, language) }),
      gross !== null && t('playedOff.gross', { gross: formatAmount(gross, language) }),
      net !== null && t('playedOff.net', { net: formatAmount(net, language), toPar: formatToPar(netToPar, language) }),
      points !== null && t('playedOff.points', { points: formatAmount(points, language) }),
    ];
    return said.filter(Boolean).join(' · ') || t('playedOff.noScore');
  };
}

/** A handicap with its source: “Index 15.4: from a list, 10/11/2026 (Lan)”. */
function useDeclared(): (declared: PlayedOff['declared'][number]) => string {
  const { t } = useTranslation('club-handicap');
  const language = useLanguage();
  return ({ course, index, source, at, by, ofDay }) => {
    const figures = [
      index !== null && t('playedOff.index', { index: formatHandicap(index, language) }),
      course !== null && t('playedOff.course', { course: formatHandicap(course, language) }),
    ];
    const from = [
      source === null ? t('playedOff.unknown') : t(`playedOff.source.${source}`),
      at !== null && formatOffice(at),
      ofDay !== null && t('playedOff.ofDay', { day: formatDate(ofDay) }),
    ];
    const what = `${figures.filter(Boolean).join(', ')}: ${from.filter(Boolean).join(', ')}`;
    return by === null ? what : `${what} (${by})`;
  };
}
