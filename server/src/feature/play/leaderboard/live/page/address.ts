/** The public page of a tournament. */
export const boardAddress = (publicUrl: string, tournamentId: string): string => `${publicUrl}/tournaments/${tournamentId}/live`;

/** The board with a player's card open. */
export const golferAddress = (publicUrl: string, tournamentId: string, playerId: string): string =>
  `${boardAddress(publicUrl, tournamentId)}?player=${playerId}`;

/** The board with a match open. */
export const matchAddress = (publicUrl: string, tournamentId: string, matchId: string): string =>
  `${boardAddress(publicUrl, tournamentId)}?match=${matchId}`;

/** The start list at one of its flights. */
export const flightAddress = (publicUrl: string, tournamentId: string, number: string): string =>
  `${boardAddress(publicUrl, tournamentId)}/start-list?flight=${encodeURIComponent(number)}`;
