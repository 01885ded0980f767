import type { PublicBoard } from '@fairway/api';
import { useRef } from 'react';
import { BackerSign } from '../backer/backer-sign.tsx';
import { pageAt, pagesOf } from './turn/paging.ts';
import { useFitted } from './turn/use-fitted.ts';

/** As many as stand side by side and are legible across a room. */
const MOST = 6;

/** Who pays for the tournament, below every page; more than fit turn with the pages. */
export function BackerStrip({ sponsors, turn }: Pick<PublicBoard, 'sponsors'> & { turn: number }) {
  const pages = pagesOf(sponsors, Math.ceil(sponsors.length / Math.ceil(sponsors.length / MOST)));
  const strip = useRef<HTMLUListElement>(null);
  const page = pageAt(turn, pages.length);
  useFitted(strip, `${page} ${sponsors.length}`);
  return (
    <ul ref={strip} className="tv-backers">
      {pages[page]?.map((sponsor) => (
        <li key={`${sponsor.name} ${sponsor.logo}`}>
          <BackerSign sponsor={sponsor} />
        </li>
      ))}
    </ul>
  );
}
