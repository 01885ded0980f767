import { dateIn } from '@fairway/api/word/language';

/** A calendar date on paper: Vietnamese and English write it alike, day first. */
export const spokenDate = (date: string): string => dateIn('vi', date);
