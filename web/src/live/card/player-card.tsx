import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { useLayoutEffect, useRef } from 'react';
import { amountLabel, beganElsewhere, handicapLabel, NONE, placeLabel, thruLabel, toParLabel } from '../../feature/leaderboard/figure.ts';
import { placeOf, type Ranking } from '../../feature/leaderboard/ranking.ts';
import { goBack } from '../address.ts';
import { useWords } from '../words.ts';
import { CardLegend } from './card-legend.tsx';
import { RoundCard } from './round-card.tsx';

/** The hole-by-hole card of the player that the address names, over the board. */
export function PlayerCard({ board, ranking, playerId }: { board: PublicBoard; ranking: Ranking; playerId: string | null }) {
  const line = board.lines.find((candidate) => candidate.playerId === playerId);
  return line === undefined ? null : <CardDialog board={board} ranking={ranking} line={line} />;
}

type CardProps = { board: PublicBoard; ranking: Ranking; line: PublicBoardLine };

function CardDialog({ board, ranking, line }: CardProps) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const leave = () => {
    if (!dialog.current?.open) goBack({ player: null });
  };
  return (
    <dialog ref={dialog} className="card" aria-labelledby="card-name" closedby="any" onClose={leave}>
      <div className="card-body">
        <header className="card-head">
          <h2 id="card-name">{line.name}</h2>
          <button type="button" className="close" onClick={() => dialog.current?.close()}>
            {t('close')}
          </button>
        </header>
        <CardFacts board={board} ranking={ranking} line={line} />
        {board.rounds.map((round, at) => (
          <RoundCard
            key={round.number}
            title={board.rounds.length > 1 ? `${t('round', { number: round.number })} · ${round.courseName}` : round.courseName}
            par={round.par}
            scores={line.rounds[at] ?? []}
            disputed={line.disputed.filter(([number]) => number === round.number).map(([, hole]) => hole)}
          />
        ))}
        <CardLegend />
      </div>
    </dialog>
  );
}

function CardFacts({ board, ranking, line }: CardProps) {
  const { t, language } = useWords();
  const division = board.divisions.find(({ id }) => id === line.divisionId)?.name ?? null;
  const facts: [label: string, value: string][] = [
    [`${t('column.place')} ${t(`basis.${ranking.basis}`)}`, placeLabel(placeOf(line, ranking))],
    [t('column.thru'), thruLabel(line)],
    [t('grossToPar'), toParLabel(line.grossToPar, language)],
    [t('column.gross'), amountLabel(line.gross, language)],
  ];
  if (!board.handicapPending) {
    facts.push([t('handicapLong'), handicapLabel(line.handicap, language)], [t('column.net'), amountLabel(line.net, language)]);
    if (board.bases.includes('points')) facts.push([t('column.points'), amountLabel(line.points, language)]);
  }
  const about = [
    division && t('divisionName', { name: division }),
    line.flight !== null && t('flight', { flight: line.flight }),
    beganElsewhere(line) && t('startedOn', { hole: line.startingHole ?? 1 }),
    line.status !== 'ok' && t(`status.${line.status}`),
  ].filter(Boolean);
  return (
    <>
      {about.length > 0 && <p className="card-about">{about.join(' · ')}</p>}
      <dl className="facts">
        {facts
          .filter(([, value]) => value !== NONE)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
