import type { StaffBoard, StaffBoardLine } from '@fairway/api';
import { datesOf } from '@fairway/api/rule/field/play-dates';
import { Button, Drawer, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPrinter, IconShare } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { usePrintedAt } from '../../../lib/page/use-print.ts';
import { formatClock, formatDate, today } from '../../../lib/value/date.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import classes from './explanation-drawer.module.css';
import { type ListedBoard, lineOf } from './listed-board.ts';
import { explanation } from './query.ts';
import type { Ranking } from './ranking.ts';
import { isSideLine } from './side-list.ts';
import { RoundChart } from './statistics/round-chart.tsx';
import { StepList } from './step/step-list.tsx';
import type { FigureBoard } from './why/card-figure.ts';
import { toShare, type WhyFigure, whyFigure } from './why/why-figure.ts';
import { WhyView } from './why/why-view.tsx';

/** What may be shared: what the public reads in place of some names, and the prizes that are published. */
type PublicPart = {
  readonly initials: readonly { readonly playerId: string; readonly name: string }[];
  readonly prizes: readonly string[];
};

type Reasoned = {
  board: ListedBoard<StaffBoard>;
  line: StaffBoardLine;
  ranking: Ranking;
  /** What the player won, as the page calls it. */
  prizes: readonly string[];
  /** null: it is not known yet, and nothing is shared. */
  shared: PublicPart | null;
};

/** Why a player has their place: a picture of the cards and sums first, then the engine’s steps in sentences. */
export function ExplanationDrawer({ onClose, ...reasoned }: Reasoned & { onClose: () => void }) {
  const { t } = useTranslation('explanation');
  return (
    <Drawer opened onClose={onClose} position="right" size="xl" title={t('why', { name: reasoned.line.name })}>
      <PaperHead board={reasoned.board} />
      <Reasons {...reasoned} />
    </Drawer>
  );
}

/** On paper only: of which tournament, from which version of the result, and when it was printed. */
function PaperHead({ board }: Pick<Reasoned, 'board'>) {
  const { t } = useTranslation('leaderboard');
  const printedAt = usePrintedAt();
  const { timeZone } = board;
  const time = `${formatDate(today(timeZone, printedAt))} ${formatClock(printedAt, timeZone)}`;
  return (
    <p className={classes.paperHead}>
      <strong>{board.name}</strong> · {board.clubName} · {datesOf(board, formatDate)} ·{' '}
      {t('printed', { version: board.boardVersion, time })}
    </p>
  );
}

function Reasons({ board, line, ranking, prizes, shared }: Reasoned) {
  const { t } = useTranslation(['explanation', 'leaderboard', 'word']);
  const { t: say } = useTranslation('explanation');
  const { t: count } = useTranslation('statistics');
  const language = useLanguage();
  const read = useQuery(explanation(board.tournamentId, line.playerId, ranking.basis, ranking.divisionId === null ? 'field' : 'division'));
  if (read.data === undefined) return <Unread of={[read]} height={160} />;
  const { steps } = read.data;
  const division = board.divisions.find(({ id }) => id === ranking.divisionId)?.name;
  const list = [
    t(`explanation:basis.${ranking.basis}`),
    division === undefined ? t('leaderboard:field') : t('word:divisionName', { name: division }),
  ].join(' · ');
  const figureOf = (explained: typeof read.data, of: FigureBoard): WhyFigure =>
    whyFigure(explained, of, {
      t: say,
      language,
      nameOf: (playerId) => lineOf(of, playerId)?.name ?? playerId,
      roundCount: of.rounds.length,
    });
  const figure = figureOf(read.data, board);
  const share = async (nth: number | null) => {
    if (shared === null) return;
    const { shareCard, shareTie } = await import('./why/share.ts');
    const figure = figureOf(toShare(read.data), publicly(board, shared));
    const picture = { board, dates: datesOf(board, formatDate), list, prizes: shared.prizes, t: say };
    const tie = nth === null ? undefined : figure.ties[nth];
    await (tie ? shareTie(tie, picture) : shareCard(figure, picture));
  };
  const isHidden = board.hidden.length > 0;
  const mayShare = shared !== null && !isHidden;
  return (
    <>
      <WhyView
        figure={figure}
        t={say}
        list={list}
        prizes={prizes}
        hasCard={false}
        action={
          <Group gap="xs" mb="md">
            {mayShare && figure.own !== null && (
              <Button leftSection={<IconShare aria-hidden size={16} />} onClick={() => void share(null)}>
                {say('picture.shareCard')}
              </Button>
            )}
            <Button variant="default" leftSection={<IconPrinter aria-hidden size={16} />} onClick={() => window.print()}>
              {say('picture.print')}
            </Button>
            {isHidden && (
              <Text size="sm" c="dimmed">
                {t('leaderboard:notShared')}
              </Text>
            )}
          </Group>
        }
        actionOf={(tie) =>
          mayShare && (
            <Button
              mt="xs"
              size="xs"
              variant="default"
              leftSection={<IconShare aria-hidden size={16} />}
              onClick={() => void share(figure.ties.indexOf(tie))}
            >
              {say('picture.shareTie')}
            </Button>
          )
        }
      />
      {!isSideLine(line) && <RoundChart board={board} line={line} t={count} language={language} />}
      <details className={classes.sentences} open={figure.own === null}>
        <summary>{say('picture.sentences')}</summary>
        <StepList steps={steps} board={board} />
      </details>
    </>
  );
}

/** The board with the names that the public reads. */
const publicly = ({ rounds, sides, lines, players = [] }: ListedBoard, { initials }: PublicPart): FigureBoard => ({
  rounds,
  sides,
  lines: [...lines, ...players].map((line) => ({
    ...line,
    name: initials.find(({ playerId }) => playerId === line.playerId)?.name ?? line.name,
  })),
});
