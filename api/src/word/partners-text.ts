import type { BoardPartner } from '../route/play/board.ts';

type Competitor = { readonly name: string; readonly partners?: readonly BoardPartner[] | undefined };

/** Who plays for a side, where its name does not say it: with the rounds of who does not play in all of them. */
export const partnersText = ({ name: own, partners = [] }: Competitor, sayRound: (round: { number: number }) => string): string =>
  own === partners.map(({ name }) => name).join(' / ')
    ? ''
    : partners.map(({ name, rounds }) => (rounds ? `${name} (${rounds.map((number) => sayRound({ number }))})` : name)).join(', ');
