import { sayAward } from '@fairway/api/word/say/award';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import type { CareerCard } from './career.ts';

/** The cards that a figure rests on; `stands`: the holes of them that it is about. */
export type CardsBehind = {
  readonly title: string;
  readonly cards: readonly CareerCard[];
  readonly stands?: (hole: number, par: number) => boolean;
};
export type DrawCard = (card: CareerCard, boxed: ReadonlySet<number>) => ReactNode;

type Props = CardsBehind & { drawCard: DrawCard; onClose: () => void };

/** Cards one below the other, each under its tournament, which leads to its board. */
export function CardDrawer({ title, cards, stands = () => false, drawCard, onClose }: Props) {
  const { t } = useTranslation(['career', 'choice']);
  const language = useLanguage();
  return (
    <Drawer opened onClose={onClose} position="right" size="xl" title={title}>
      <ul className="column gap-24">
        {cards.map((card) => {
          const { event, round, courseName, par, firstHole } = card;
          const boxed = par.flatMap((holePar, at) => (stands(firstHole + at, holePar) ? [firstHole + at] : []));
          const about = [
            formatDate(event.date),
            courseName,
            round !== null && t('career:round', { round }),
            event.partners.length > 0 && t('career:with', { names: event.partners.map(({ name }) => name).join(', ') }),
            ...event.prizes.map((prize) => sayAward(prize, t, language)),
          ];
          return (
            <li key={card.id} className="column gap-4">
              <TextLink to={boardOf(event)} fw={500} label={event.name} />
              <span className="small quiet">{about.filter(Boolean).join(' · ')}</span>
              {drawCard(card, new Set(boxed))}
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}

export const boardOf = ({ tournamentId }: { readonly tournamentId: string }) => `/tournaments/${tournamentId}/leaderboard`;
