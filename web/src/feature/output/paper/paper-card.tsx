import type { PaperState } from '@fairway/api';
import { isCodeTooSmall, PAPERS_WITH_CODE, PART_OF_PAPER, type PaperKind } from '@fairway/api/choice/output/paper';
import { Modal, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatClock, formatInstant, today } from '../../../lib/value/date.ts';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import classes from './paper.module.css';
import { PaperMaker } from './paper-maker.tsx';
import type { PapersWish } from './query.ts';

type Props = {
  paper: PaperState;
  wish: PapersWish;
  /** Of the club. */
  timeZone: string;
  /** A link leads here. */
  isNamed: boolean;
};

/** A paper: its first page, how many there are, when it was printed and what has changed since, and the way to print it. */
export function PaperCard({ paper, wish, timeZone, isNamed }: Props) {
  const { t } = useTranslation('paper');
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNamed) place.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  const { kind, lacks, pages } = paper;
  const name = t(`kind.${kind}`);
  return (
    <li ref={place} className={`frame ${classes.paper}`} data-named={isNamed || undefined}>
      <FirstPage paper={paper} name={name} />
      <div className={classes.words}>
        <Title order={3} size="h5">
          {name}
        </Title>
        <Text size="xs" c="dimmed">
          {t(`about.${kind}`)}
        </Text>
        {lacks === null ? (
          <>
            <Text size="sm" className="tabular">
              {t('screen.pages', { count: pages })}
            </Text>
            <PrintLine paper={paper} timeZone={timeZone} />
          </>
        ) : (
          <Text size="sm">
            {lacks}{' '}
            <TextLink to={`/tournaments/${wish.tournamentId}/${MENDED_ON[kind]}`} inherit display="block" label={t('screen.toMend')} />
          </Text>
        )}
      </div>
      {lacks === null && (
        <div className={classes.maker}>
          <PaperMaker wish={{ ...wish, kind }} changed={partsToPrint(paper)} isClosed={tooSmall(paper, wish)} />
        </div>
      )}
    </li>
  );
}

/** The screen on which a paper gets what it lacks. */
const MENDED_ON: Readonly<Record<PaperKind, string>> = {
  'score-card': 'players',
  'flight-sheet': 'flights',
  'start-list': 'flights',
  'bag-tag': 'players',
  'flight-label': 'flights',
  'cart-sign': 'flights',
  result: 'players',
  leaderboard: 'players',
  winner: 'winners',
  certificate: 'winners',
  'side-award-board': 'edit',
  regulation: 'regulations',
  'match-card': 'matches',
  'match-sign': 'matches',
  'order-of-play': 'matches',
  bracket: 'matches',
  'match-result': 'matches',
};

const tooSmall = ({ kind }: PaperState, { query }: PapersWish): boolean =>
  kind === 'score-card' && query.code === 'caddie' && isCodeTooSmall(query);

/** The parts that can be printed again by themselves: not those of a list that hangs somewhere, nor all that there is. */
const partsToPrint = ({ kind, changed }: PaperState): string[] => (REPRINTED.has(kind) ? changed.map(({ key }) => key) : []);
const REPRINTED = new Set<PaperKind>([
  'score-card',
  'match-card',
  'match-sign',
  'flight-sheet',
  'bag-tag',
  'flight-label',
  'cart-sign',
  'certificate',
  'side-award-board',
]);

/** The paper in small; it opens in large. */
function FirstPage({ paper: { picture, pages }, name }: { paper: PaperState; name: string }) {
  const { t } = useTranslation('paper');
  const [isOpen, setOpen] = useState(false);
  if (picture === null) return <div className={classes.desk} aria-hidden data-empty />;
  const source = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  return (
    <>
      <button type="button" className={classes.desk} aria-label={t('screen.look', { name })} onClick={() => setOpen(true)}>
        <img src={source} alt="" />
      </button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        size="auto"
        centered
        title={`${name} · ${t('screen.pageOf', { count: pages })}`}
      >
        <img className={classes.large} src={source} alt={t('screen.picture', { name })} />
      </Modal>
    </>
  );
}

const MOST_NAMES = 6;

function PrintLine({ paper: { kind, print, changed }, timeZone }: { paper: PaperState; timeZone: string }) {
  const { t } = useTranslation('paper');
  if (print === null) return <StatusMark tone="quiet">{t('screen.never')}</StatusMark>;
  const at = new Date(print.at);
  const time = today(timeZone, at) === today(timeZone) ? formatClock(at, timeZone) : formatInstant(print.at, timeZone);
  const made = print.by === null ? t('screen.printed', { time }) : t('screen.printedBy', { time, name: print.by });
  const isCoded = print.code === 'caddie' && PAPERS_WITH_CODE.includes(kind);
  const labels = changed.slice(0, MOST_NAMES).map(({ key, label }) => (key === 'none' ? t('screen.withoutFlight') : label));
  const more = changed.length - labels.length;
  const names = [...labels, ...(more > 0 ? [t('screen.more', { count: more })] : [])].join(', ');
  return (
    <>
      <StatusMark tone="active">{[made, isCoded && t('screen.withCode')].filter(Boolean).join(' · ')}</StatusMark>
      {changed.length > 0 && (
        <StatusMark tone="attention">{t(`screen.changed.${PART_OF_PAPER[kind]}`, { count: changed.length, names })}</StatusMark>
      )}
    </>
  );
}
