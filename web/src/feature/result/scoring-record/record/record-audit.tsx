import type { Posting } from '@fairway/api';
import { formatAmount } from '@fairway/api/word/number';
import { type AuditFinding, postingAudit } from '@fairway/golf';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { formatDate } from '../../../../lib/value/date.ts';
import { readRecord } from './record-text.ts';

/** A record that is kept elsewhere, pasted, beside the cards here: what it lacks, and what it has otherwise. */
export function RecordAudit({ posting }: { posting: readonly Posting[] }) {
  const { t } = useTranslation('club-handicap');
  const [text, setText] = useState('');
  const { entries, figures, unread } = readRecord(text);
  const tenths = (strokes: number | null) => (strokes === null ? null : Math.round(strokes * 10));
  const rows = posting.map(({ id: round, rating, differential, ...of }) => {
    return { ...of, round, rating: tenths(rating), differential: tenths(differential) };
  });
  const findings =
    entries.length === 0 ? [] : postingAudit(rows, entries).toSorted((a, b) => FIRST.indexOf(a.code) - FIRST.indexOf(b.code));
  const say = useFinding(posting);
  return (
    <details>
      <summary>{t('audit.title')}</summary>
      <div className="column gap-8">
        <Textarea
          label={t('audit.paste')}
          description={t('audit.help')}
          autosize
          minRows={4}
          maxRows={12}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {entries.length > 0 && (
          <Text>{t('audit.read', { count: entries.length, figures: figures.map((of) => t(`audit.of.${of}`)).join(', ') })}</Text>
        )}
        {unread.length > 0 && <Text className="needs-person">{t('audit.unread', { lines: unread.join(', ') })}</Text>}
        {findings.length > 0 && (
          <ul className="column gap-4" aria-label={t('audit.title')}>
            {findings.map((finding) => (
              <li key={'round' in finding ? finding.round : finding.line}>{say(finding)}</li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

/** What a person has to look at comes first. */
const FIRST: readonly AuditFinding['code'][] = ['differs', 'not-acceptable', 'lacking', 'not-ours', 'same'];

const TENTHS: readonly string[] = ['rating', 'differential'];

function useFinding(posting: readonly Posting[]): (finding: AuditFinding) => string {
  const { t } = useTranslation('club-handicap');
  const language = useLanguage();
  const nameOf = (id: string) => {
    const { tournamentName = '', day = '' } = posting.find((one) => one.id === id) ?? {};
    return `${tournamentName} ${formatDate(day)}`;
  };
  return (finding) => {
    switch (finding.code) {
      case 'not-ours':
        return t('audit.notOurs', { line: finding.line });
      case 'not-acceptable':
        return t('audit.notAcceptable', { round: nameOf(finding.round), because: t(`record.because.${finding.because}`) });
      case 'differs': {
        const differences = finding.differences.map((one) => {
          const figure = (of: number) => formatAmount(TENTHS.includes(one.of) ? of / 10 : of, language);
          const [ours, theirs] = one.of === 'day' ? [formatDate(one.ours), formatDate(one.theirs)] : [figure(one.ours), figure(one.theirs)];
          return t('audit.difference', { of: t(`audit.of.${one.of}`), ours, theirs });
        });
        return t('audit.differs', { round: nameOf(finding.round), differences: differences.join('; ') });
      }
      default:
        return t(`audit.${finding.code}`, { round: nameOf(finding.round) });
    }
  };
}
