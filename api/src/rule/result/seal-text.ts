/** A list of counted holes with what it is for, and the salt that nobody can guess: what a seal is made of. */
export type Sealed = {
  readonly tournamentId: string;
  readonly roundId: string;
  /** Of a division's own Peoria, or of a prize's; both null: of the tournament. */
  readonly divisionId: string | null;
  readonly awardId: string | null;
  /** The counted holes, in their order on the course. */
  readonly holes: readonly number[];
  /** 32 random bytes, in hex. */
  readonly salt: string;
};

/**
 * The text whose SHA-256 (of its UTF-8, in small hex) is the seal: six lines, each ended by a line feed but the last. Whoever has the
 * holes and the salt can write it and check the seal with any tool: `docs/decision/0046`.
 */
export function sealText({ tournamentId, roundId, divisionId, awardId, holes, salt }: Sealed): string {
  const list = awardId === null ? (divisionId === null ? 'list tournament' : `list division ${divisionId}`) : `list award ${awardId}`;
  return [
    'Fairway counted holes 1',
    `tournament ${tournamentId}`,
    `round ${roundId}`,
    list,
    `holes ${holes.join(',')}`,
    `salt ${salt}`,
  ].join('\n');
}
