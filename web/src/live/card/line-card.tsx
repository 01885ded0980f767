import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { amountLabel, beganElsewhere, currentRound, handicapLabel, NONE, toParLabel } from '../../feature/play/leaderboard/figure.ts';
import type { Ranking } from '../../feature/play/leaderboard/ranking.ts';
import { playedCard } from '../../lib/play/played-card.ts';
import { courseLine } from '../course-line.ts';
import { onDemandBeside } from '../page/on-demand.tsx';
import { Sign } from '../page/sign.tsx';
import { useWords } from '../words.ts';
import { CardLegend } from './card-legend.tsx';
import { RoundCard } from './round-card.tsx';
import { Why } from './why.tsx';

const RoundView = onDemandBeside(async () => (await import('../statistics/round-view.tsx')).RoundView);

const GolferLinks = onDemandBeside(async () => (await import('../follow/golfer-links.tsx')).GolferLinks);

type CardProps = { board: PublicBoard; ranking: Ranking; line: PublicBoardLine };

/** The card of a line, hole by hole, and why it stands there: below the line, in the list. */
export function LineCard({ board, ranking, line }: CardProps) {
  const { t } = useWords();
  const isSide = 'holes' in line;
  // the cards of its partners stand with the reasons, as each list counts other balls
  const rounds = isSide ? [] : board.rounds;
  return (
    <section className="card" aria-label={line.name}>
      <CardFacts board={board} ranking={ranking} line={line} />
      <div className="card-links">{!isSide && <GolferLinks board={board} line={line} />}</div>
      {rounds.map((round, at) => (
        <RoundCard
          key={round.number}
          title={board.rounds.length > 1 ? `${t('round', { number: round.number })} · ${courseLine(round, t)}` : null}
          par={playedCard(round, line).par}
          firstHole={round.firstHole ?? 1}
          scores={line.rounds[at] ?? []}
          total={line.totals[at] ?? null}
          disputed={line.disputed.filter(([number]) => number === round.number).map(([, hole]) => hole)}
        />
      ))}
      <Why key={`${ranking.basis} ${ranking.divisionId}`} board={board} ranking={ranking} line={line} />
      <CardLegend />
      {!isSide && <RoundView board={board} line={line} />}
      <button type="button" className="print-button" onClick={() => window.print()}>
        {t('print')}
      </button>
    </section>
  );
}

/** What the line itself does not say. */
function CardFacts({ board, ranking: { basis }, line }: CardProps) {
  const { t, language } = useWords();
  const facts: [label: string, value: string, kind?: 'to par'][] = [];
  if (basis !== 'gross')
    facts.push([t('grossToPar'), toParLabel(line.grossToPar, language), 'to par'], [t('column.gross'), amountLabel(line.gross, language)]);
  if (!board.handicapPending) {
    facts.push([t('handicapLong'), handicapLabel(line.handicap, language)]);
    if (basis !== 'net') facts.push([t('column.net'), amountLabel(line.net, language)]);
    if (basis !== 'points' && board.bases.includes('points')) facts.push([t('column.points'), amountLabel(line.points, language)]);
  }
  const filled = facts.filter(([, value]) => value !== NONE);
  const about = [
    line.flight !== null && t('flight', { flight: line.flight }),
    beganElsewhere(line, currentRound(board.rounds)) && t('startedOn', { hole: line.startingHole ?? 1 }),
    line.status !== 'ok' && t(`status.${line.status}`),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      {about && (
        <p className="card-about" translate="no">
          {about}
        </p>
      )}
      {filled.length > 0 && (
        <dl className="facts">
          {filled.map(([label, value, kind]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd translate="no">{kind === undefined ? value : <Sign t={t} text={value} />}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
