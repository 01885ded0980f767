import type { TournamentFile } from '@fairway/api';
import { hasHole, playedCard } from '@fairway/api/rule/field/round-hole';

/** Where the file says of sides what cannot be: golfers play in sides, on holes of the round, and give the tee shots of their own; null: nowhere. */
export function wrongInSides({ rounds, players, sidePartners, entries }: TournamentFile): string | null {
  const kinds = new Map(players.map(({ id, kind }) => [id, kind]));
  const cards = new Map(rounds.map((round) => [round.id, playedCard(round)]));
  const hasNo = (roundId: string, hole: number | null): boolean => {
    const card = cards.get(roundId);
    return hole !== null && card !== undefined && !hasHole(card, hole);
  };
  for (const [nth, { sideId, playerId, roundId, fromHole, untilHole }] of sidePartners.entries()) {
    const wrong = {
      sideId: kinds.get(sideId) !== 'side',
      playerId: kinds.get(playerId) !== 'player',
      fromHole: hasNo(roundId, fromHole),
      untilHole: hasNo(roundId, untilHole),
    };
    for (const [field, isWrong] of Object.entries(wrong)) if (isWrong) return `sidePartners.${nth}.${field}`;
  }
  const inRound = Map.groupBy(sidePartners, ({ sideId, roundId }) => `${sideId} ${roundId}`);
  const drive = entries.findIndex(({ playerId, roundId, driveBy }) => {
    const partners = inRound.get(`${playerId} ${roundId}`) ?? [];
    return driveBy !== null && !forgetsWhoLeft(partners) && !partners.some((one) => one.playerId === driveBy);
  });
  return drive === -1 ? null : `entries.${drive}.driveBy`;
}

/** Older files know who came into a side of one ball during a round, and not who left it. */
const forgetsWhoLeft = (partners: TournamentFile['sidePartners']): boolean =>
  partners.some(({ fromHole }) => fromHole !== null) && partners.every(({ untilHole }) => untilHole === null);
