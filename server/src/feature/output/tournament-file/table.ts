import type { TournamentFile } from '@fairway/api';
import { privateOf } from '@fairway/api/record/kind';
import { PLAYER } from '@fairway/api/record/player';
import { LATEST_EDITION } from '@fairway/golf';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { award } from '../../../db/schema/field/award.ts';
import { card, entry, flight, player, sidePartner } from '../../../db/schema/field/player.ts';
import { signup, signupFact, signupForm, signupPackage, signupSpot } from '../../../db/schema/field/signup.ts';
import {
  division,
  foreignAuthor,
  regulationVersion,
  round,
  sponsor,
  sponsorLogo,
  tournament,
} from '../../../db/schema/field/tournament.ts';
import { cardConfirmation } from '../../../db/schema/play/marker.ts';
import { contest, match, matchEntry, matchSession, team, teamLogo, teamPlayer } from '../../../db/schema/play/match.ts';
import { measurement } from '../../../db/schema/play/measurement.ts';
import { countedHole } from '../../../db/schema/result/counted-hole.ts';
import { awardDecision, finalResult } from '../../../db/schema/result/result.ts';

/** What the file has of a tournament beside what it says of itself. */
export type List = Exclude<keyof TournamentFile, 'fairway' | 'format' | 'made' | 'clubName' | 'leftOut'>;

/**
 * What staff plan is in every copy of a tournament, the people who play, their flights and their matches in a rehearsal too; what came of the
 * play is in the file alone.
 */
export type Part = 'plan' | 'people' | 'play';

type Source = {
  table: PgTable;
  part: Part;
  /** The column that says whose a row is: of the tournament, or of a record of that list. Without one, the list is read in a way of its own. */
  of?: PgColumn;
  parent?: List;
  order?: readonly PgColumn[];
  /** What a copy has there in place of what came of the play, or of what is nobody else's. */
  anew?: object;
};

const NOT_FROZEN = { frozenAt: null };

/** Where the records of each list are kept, parents first. */
export const LISTS: Readonly<Record<List, Source>> = {
  tournament: {
    ...{ table: tournament, part: 'plan', of: tournament.id },
    anew: { state: 'open', edition: null, startEdition: LATEST_EDITION, tieOrder: [], hiddenHoles: 0, ...NOT_FROZEN, boardVersion: 1 },
  },
  authors: { table: foreignAuthor, part: 'play' },
  regulationVersions: {
    ...{ table: regulationVersion, part: 'play', of: regulationVersion.tournamentId },
    order: [regulationVersion.replacedAt, regulationVersion.id],
  },
  rounds: {
    ...{ table: round, part: 'plan', of: round.tournamentId, order: [round.number] },
    anew: { finishedAt: null, suspendedAt: null, pauses: [], playingConditions: null },
  },
  divisions: {
    ...{ table: division, part: 'plan', of: division.tournamentId, order: [division.position, division.id] },
    anew: { ...NOT_FROZEN, revealedAt: null },
  },
  sponsors: { table: sponsor, part: 'plan', of: sponsor.tournamentId, order: [sponsor.position, sponsor.id] },
  sponsorLogos: { table: sponsorLogo, part: 'plan', of: sponsorLogo.sponsorId, parent: 'sponsors', order: [sponsorLogo.sponsorId] },
  flights: {
    ...{ table: flight, part: 'people', of: flight.roundId, parent: 'rounds', order: [flight.roundId, flight.number] },
    anew: { note: null },
  },
  players: {
    ...{ table: player, part: 'people', of: player.tournamentId, order: [player.createdAt, player.id] },
    anew: Object.fromEntries(privateOf(PLAYER).map((field) => [field, null])),
  },
  sidePartners: {
    ...{ table: sidePartner, part: 'people', of: sidePartner.roundId, parent: 'rounds' },
    order: [sidePartner.roundId, sidePartner.sideId, sidePartner.place],
    anew: { fromHole: null, untilHole: null, reason: null, arrival: null, sideOut: false },
  },
  cards: {
    ...{ table: card, part: 'people', of: card.roundId, parent: 'rounds', order: [card.roundId, card.playerId] },
    anew: { status: 'ok', cutByLine: false, arrival: null, mostLikely: null },
  },
  entries: { table: entry, part: 'play' },
  measurements: { table: measurement, part: 'play', of: measurement.roundId, parent: 'rounds', order: [measurement.seq] },
  confirmations: {
    ...{ table: cardConfirmation, part: 'play', of: cardConfirmation.roundId, parent: 'rounds' },
    order: [cardConfirmation.confirmedAt, cardConfirmation.id],
  },
  teams: { table: team, part: 'plan', of: team.tournamentId, order: [team.position, team.id] },
  teamLogos: { table: teamLogo, part: 'plan', of: teamLogo.teamId, parent: 'teams', order: [teamLogo.teamId] },
  teamPlayers: {
    ...{ table: teamPlayer, part: 'people', of: teamPlayer.teamId, parent: 'teams' },
    order: [teamPlayer.place, teamPlayer.playerId],
  },
  contests: { table: contest, part: 'plan', of: contest.tournamentId, order: [contest.position, contest.id] },
  awards: { table: award, part: 'plan', of: award.tournamentId, order: [award.position, award.id] },
  matchSessions: {
    ...{ table: matchSession, part: 'people', of: matchSession.contestId, parent: 'contests' },
    order: [matchSession.position, matchSession.id],
  },
  matches: { table: match, part: 'people', of: match.sessionId, parent: 'matchSessions', order: [match.number, match.id] },
  matchEntries: { table: matchEntry, part: 'play', of: matchEntry.matchId, parent: 'matches', order: [matchEntry.seq] },
  signupForms: { table: signupForm, part: 'plan', of: signupForm.tournamentId, anew: { mode: 'off' } },
  signupSpots: {
    ...{ table: signupSpot, part: 'plan', of: signupSpot.tournamentId, order: [signupSpot.subjectId] },
    anew: { taken: 0, waiting: 0, turns: 0, releasedAt: null },
  },
  signupPackages: { table: signupPackage, part: 'play', of: signupPackage.tournamentId, order: [signupPackage.id] },
  signups: { table: signup, part: 'play', of: signup.tournamentId, order: [signup.appliedAt, signup.id] },
  signupFacts: {
    table: signupFact,
    part: 'play',
    of: signupFact.signupId,
    parent: 'signups',
    order: [signupFact.signupId, signupFact.number],
  },
  countedHoles: { table: countedHole, part: 'play' },
  decisions: { table: awardDecision, part: 'play', of: awardDecision.tournamentId, order: [awardDecision.awardId] },
  finalResult: { table: finalResult, part: 'play', of: finalResult.tournamentId },
};
export const LIST_NAMES = Object.keys(LISTS) as List[];
