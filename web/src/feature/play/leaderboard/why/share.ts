import type { PublicBoard } from '@fairway/api';
import { lastOf } from '@fairway/golf';
import { sharePicture } from '../../../../lib/share-picture.ts';
import type { Say } from '../step/tie-words.ts';
import { drawCards } from './card-picture.ts';
import type { TieFigure } from './tie-figure.ts';
import type { WhyFigure } from './why-figure.ts';

type Shared = {
  readonly board: Pick<PublicBoard, 'name' | 'clubName' | 'clubLogo' | 'state'>;
  /** The day or days of play, as the page writes them. */
  readonly dates: string;
  readonly list: string;
  readonly prizes: readonly string[];
  readonly t: Say;
};

const headOf = ({ board, dates, t }: Shared) => ({
  clubName: board.clubName,
  logo: board.clubLogo,
  tournament: board.name,
  about: `${dates} · ${board.state === 'closed' ? t('picture.official') : t('picture.provisional')}`,
});
const labelOf = (t: Say) => ({ hole: t('picture.hole'), par: t('picture.par') });

/** Hands the player’s own card, with their place and what they won, to the program that the person chooses; else it is saved. */
export async function shareCard({ own, place, sums }: WhyFigure, shared: Shared): Promise<void> {
  if (own === null) return;
  const { list, prizes, t } = shared;
  const lines = [[place, list].filter(Boolean).join(' · '), lastOf(sums)?.sum ?? own.result];
  const picture = { head: headOf(shared), title: own.name, lines, prizes, cards: [own], tie: null, label: labelOf(t) };
  await sharePicture(await drawCards(picture), `${own.name} – ${shared.board.name}.png`);
}

/** The same for two tied cards and what decided between them. */
export async function shareTie(tie: TieFigure, shared: Shared): Promise<void> {
  const [first, second] = tie.cards;
  const picture = {
    head: headOf(shared),
    title: tie.verdict,
    lines: [shared.list],
    prizes: [],
    cards: tie.cards,
    tie,
    label: labelOf(shared.t),
  };
  await sharePicture(await drawCards(picture), `${first.name} – ${second.name} – ${shared.board.name}.png`);
}
