/** Of a player; divisions, awards and handicap limits may be for one of them. */
export type Gender = 'm' | 'f';
