import type { PublicBoard } from '@fairway/api';
import { SupporterSign } from '../board/supporter-sign.tsx';
import '../board/supporter-list.css';
import { pageAt, pagesOf } from './paging.ts';

/** As many as stand side by side and are legible across a room. */
const MOST = 6;

/** Who pays for the tournament, below every page; more than fit turn with the pages. */
export function SupporterStrip({ sponsors, turn }: Pick<PublicBoard, 'sponsors'> & { turn: number }) {
  const pages = pagesOf(sponsors, Math.ceil(sponsors.length / Math.ceil(sponsors.length / MOST)));
  return (
    <ul className="tv-supporters">
      {pages[pageAt(turn, pages.length)]?.map((sponsor) => (
        <li key={`${sponsor.name} ${sponsor.logo}`}>
          <SupporterSign sponsor={sponsor} />
        </li>
      ))}
    </ul>
  );
}
