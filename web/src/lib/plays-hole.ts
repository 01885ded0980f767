import type { CardSide } from '@fairway/api';

/** Whether a golfer with a ball of their own plays a hole for their side; one of an older release plays all. */
export const playsHole = ({ side }: { readonly side?: Partial<Pick<CardSide, 'plays'>> | null | undefined }, hole: number): boolean =>
  side?.plays?.includes(hole) ?? true;
