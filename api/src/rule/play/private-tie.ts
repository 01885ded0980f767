import type { TieUnit } from '@fairway/golf';

/** Whether a tie compares what only the club knows of its players: when they were born, and their gender. Others read who is ahead by it. */
export const isPrivateTie = (unit: TieUnit): boolean => unit === 'birthday' || unit === 'gender';
