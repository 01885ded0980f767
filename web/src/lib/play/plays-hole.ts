import type { CardSide } from '@fairway/api';

/** Whether a golfer plays a hole for their side; one of an older release plays all. */
export const playsHole = ({ side }: { readonly side?: Partial<Pick<CardSide, 'plays'>> | null | undefined }, hole: number): boolean =>
  side?.plays?.includes(hole) ?? true;

/** The partners of one ball who play a hole: whose tee shot it may be. */
export const partnersOn = (side: Pick<CardSide, 'partners'> | null | undefined, hole: number): CardSide['partners'] =>
  (side?.partners ?? []).filter((one) => playsHole({ side: one }, hole));
