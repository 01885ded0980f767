import type { Posting, ScoringRecord, ScoringRecordLine } from '@fairway/api';
import { formatAmount, formatHandicap } from '@fairway/api/word/number';
import { Box, Button, Text, Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { formatDate } from '../../../../lib/value/date.ts';
import { TextLink } from '../../../../ui/page/screen-link.tsx';
import { ShortList, standing } from '../../../../ui/record/list/short-list.tsx';
import tableClasses from '../../../../ui/table/table.module.css';
import { DifferentialChart } from './differential-chart.tsx';
import { MostLikely } from './most-likely.tsx';
import { PostedCard } from './posted-card.tsx';
import { PostingFile } from './posting-file.tsx';
import { RecordAudit } from './record-audit.tsx';

type Record = NonNullable<ScoringRecord['record']>;

/** The last twenty rounds by the Rules of Handicapping, which of them count, and why others give nothing. */
export function IndexRecord({ name, record, mayWrite }: { name: string; record: Record; mayWrite: boolean }) {
  const { t } = useTranslation('club-handicap');
  const language = useLanguage();
  const id = useId();
  const { index, low, limit, lines, without, posting } = record;
  const [opened, setOpened] = useState<Posting>();
  const postingOf = (roundId: string) => posting.find((of) => of.id === roundId);
  const mostLikelyOf = (roundId: string) => {
    const match = postingOf(roundId);
    return mayWrite && match?.play === 'match' && match.holes.some(({ gross }) => gross === 'pickup') && <MostLikely posting={match} />;
  };
  return (
    <>
      <section className="panel column gap-8" aria-labelledby={id}>
        <Title order={2} id={id}>
          {t('record.title')}
        </Title>
        <p>{index === null ? t('record.noIndex') : t('record.index', { index: formatHandicap(index, language) })}</p>
        {low !== null && <Text c="dimmed">{t('record.low', { low: formatHandicap(low, language) })}</Text>}
        {limit !== null && <Text c="dimmed">{t(`record.limit.${limit}`)}</Text>}
        {lines.length > 1 && <DifferentialChart lines={lines} index={index} />}
        {lines.length === 0 ? (
          <Text c="dimmed">{t('record.empty')}</Text>
        ) : (
          <Lines lines={lines} mostLikelyOf={mostLikelyOf} onOpen={(roundId) => setOpened(postingOf(roundId))} />
        )}
        {opened && <PostedCard posting={opened} onClose={() => setOpened(undefined)} />}
        {posting.length > 0 && (
          <>
            <PostingFile name={name} posting={posting} />
            <RecordAudit posting={posting} />
          </>
        )}
      </section>
      {without.length > 0 && (
        <ShortList title={t('record.without')} read={standing(without)} empty="">
          {({ id: roundId, day, tournamentId, tournamentName, because }) => (
            <>
              <Text span className="tabular quiet">
                {formatDate(day)}
              </Text>
              <TextLink to={`/tournaments/${tournamentId}`} label={tournamentName} />
              <Text span size="sm" c="dimmed">
                {t(`record.because.${because}`)}
              </Text>
              {because !== 'match' && mostLikelyOf(roundId)}
            </>
          )}
        </ShortList>
      )}
    </>
  );
}

type LinesProps = { lines: Record['lines']; mostLikelyOf: (roundId: string) => ReactNode; onOpen: (roundId: string) => void };

function Lines({ lines, mostLikelyOf, onOpen }: LinesProps) {
  const { t } = useTranslation('club-handicap');
  const language = useLanguage();
  const marks = useMarks();
  const differentialOf = ({ differential, reduction }: ScoringRecordLine) => formatAmount(differential + reduction, language);
  return (
    <div className={tableClasses.scroll}>
      <table className={tableClasses.table} aria-label={t('record.lines')}>
        <thead>
          <tr>
            <th scope="col">{t('record.round')}</th>
            {(['gross', 'adjusted', 'differential'] as const).map((figure) => (
              <th key={figure} scope="col" data-numeric data-wide-only={figure === 'adjusted' || undefined}>
                {t(`record.${figure}`)}
              </th>
            ))}
            <th scope="col">{t('record.counting')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <Box py={6}>
                  <TextLink to={`/tournaments/${line.tournamentId}`} label={line.tournamentName} />
                  <div className="small quiet">
                    {formatDate(line.day)}
                    <span data-wide-only>{['', line.courseName, line.teeName].filter((part) => part !== null).join(' · ')}</span>
                  </div>
                </Box>
              </th>
              <td data-numeric>{line.gross}</td>
              <td data-numeric data-wide-only>
                {line.adjusted}
              </td>
              <td data-numeric>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={t('record.open', { differential: differentialOf(line), tournament: line.tournamentName })}
                  onClick={() => onOpen(line.id)}
                >
                  {differentialOf(line)}
                </Button>
              </td>
              <td>
                {marks(line).join(', ')}
                {mostLikelyOf(line.id)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What is special about a line. */
function useMarks(): (line: ScoringRecordLine) => string[] {
  const { t } = useTranslation('club-handicap');
  const language = useLanguage();
  return ({ counts, isEstimate, isMostLikely, isExceptional, reduction }) => [
    ...(counts ? [t('record.marks.counts')] : []),
    ...(isEstimate ? [t('record.marks.estimate')] : []),
    ...(isMostLikely ? [t('record.marks.mostLikely')] : []),
    ...(isExceptional ? [t('record.marks.exceptional')] : []),
    ...(reduction === 0 ? [] : [t('record.marks.reduced', { strokes: formatAmount(-reduction, language) })]),
  ];
}
