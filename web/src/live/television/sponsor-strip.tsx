import type { PublicBoard } from '@fairway/api';
import { SponsorSign } from '../board/sponsor-sign.tsx';
import '../board/sponsor-list.css';
import { pageAt, pagesOf } from './paging.ts';

/** As many as stand side by side and are legible across a room. */
const MOST = 6;

/** Who pays for the tournament, below every page; more than fit turn with the pages. */
export function SponsorStrip({ sponsors, turn }: Pick<PublicBoard, 'sponsors'> & { turn: number }) {
  const pages = pagesOf(sponsors, Math.ceil(sponsors.length / Math.ceil(sponsors.length / MOST)));
  return (
    <ul className="tv-sponsors">
      {pages[pageAt(turn, pages.length)]?.map((sponsor) => (
        <li key={`${sponsor.name} ${sponsor.logo}`}>
          <SponsorSign sponsor={sponsor} />
        </li>
      ))}
    </ul>
  );
}
