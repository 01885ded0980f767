import type { AccountScene } from '../account.ts';
import type { MarkerIds } from '../marker.ts';

/** The ids of one of everything that a club has. */
export type Ids = {
  siteId: string;
  clubId: string;
  courseId: string;
  tournamentId: string;
  roundId: string;
  divisionId: string;
  playerId: string;
  /** Of two golfers who play together; nobody's without one in the scene. */
  sideId: string;
  /** The second golfer. */
  partnerId: string;
  sponsorId: string;
  awardId: string;
  formatId: string;
  tiebreakId: string;
  countbackId: string;
  playId: string;
  ticketId: string;
  contractId: string;
  /** Of a golfer of the register, another one, a join of the first with the player, and their public page; nobody's without one in the scene. */
  golferId: string;
  otherGolferId: string;
  joinId: string;
  /** Of a season of the site. */
  seasonId: string;
  page: string;
  keyId: string;
  /** Of a signup, another one of its group, and the kind and the package of its form; nobody's without them in the scene. */
  signupId: string;
  memberId: string;
  kindId: string;
  packageId: string;
  /** Of its money: an account that is not used, a line to decide, and of the first entry what was booked and what goes back. */
  accountId: string;
  lineId: string;
  bookingId: string;
  refundId: string;
  entryId: string;
  /** Of a line of the log about the player. */
  activityId: string;
  /** Of a knock-out of both golfers, its session and match, and of a team; nobody's without them in the scene. */
  contestId: string;
  matchSessionId: string;
  matchId: string;
  teamId: string;
  /** Of a draw bound to public numbers; nobody's without one in the scene. */
  drawId: string;
  /** Of the picture that is the logo of the club, the site and the sponsor. */
  hash: string;
  /** Of the short address of the board. */
  code: string;
  userId: string;
  sessionId: string;
  /** Of a mail to the user that waits. */
  mailId: string;
} & MarkerIds;

export type Scene = {
  /** Another club of the site: with the tournament, or without one. */
  club?: 'own' | 'bare';
  /** Another site, without anything. */
  site?: 'bare';
  logo?: true;
  state?: 'locked' | 'closed';
  finished?: boolean;
  /** `untied`: the second man takes one more stroke, so that nobody is tied. */
  scores?: 'none' | 'disputed' | 'untied';
  rounds?: number;
  countedHoles?: 'used' | 'entered';
  public?: boolean;
  archived?: true;
  /** `unassigned`: to a division. */
  players?: 'none' | 'unassigned' | 'without flights';
  suspended?: true;
  /** Sides of two play four-ball: the first two golfers are one (`disqualified`: and the first of them is), or nobody is yet. */
  sides?: 'made' | 'disqualified' | 'none';
  /**
   * The golfers play matches: a knock-out of both, whose match is made (`said`: and has a result), or for which none is yet; and a team. `captains`:
   * a cup of the team and another one, whose captains say who plays its match.
   */
  matches?: 'said' | 'made' | 'contest' | 'captains';
  /** The committee has chosen the first player for the award. */
  decided?: boolean;
  /** The winners are public. */
  published?: true;
  /** A presentation of the whole field is running. */
  ceremony?: true;
  /** A lucky draw has begun; `drawn`: the first player was drawn. */
  luckyDraw?: 'begun' | 'drawn';
  /**
   * A lucky draw bound to numbers of the hall; `sealed`: three guests sealed theirs, `opening`: they are opening them. `decided`: an order of
   * flights has its numbers, and is not shown.
   */
  boundDraw?: 'hall' | 'sealed' | 'opening' | 'decided';
  /** The player is joined to the golfer, or the golfer merged into the other one. */
  golfer?: 'joined' | 'merged';
  /** Golfers may enter by a form, and a group of two has. */
  signup?: 'open';
  /** The season has a table, or a published one. */
  season?: 'table' | 'published';
  /** The phone has not been let in yet. */
  phone?: 'waits';
} & AccountScene;
