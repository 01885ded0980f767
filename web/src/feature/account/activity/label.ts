import type { ACTIVITY_FIELDS, ActivitySubject } from '@fairway/api/choice/account/activity';
import { CLUB } from '@fairway/api/record/club';
import { CONTRACT } from '@fairway/api/record/contract';
import { DIVISION } from '@fairway/api/record/division';
import { only } from '@fairway/api/record/kind';
import { PLAYER } from '@fairway/api/record/player';
import { SITE } from '@fairway/api/record/site';
import { SPONSOR } from '@fairway/api/record/sponsor';
import { TICKET_ANSWER, TICKET_QUESTION } from '@fairway/api/record/ticket';
import { TOURNAMENT } from '@fairway/api/record/tournament';
import { USER } from '@fairway/api/record/user';
import { labelsOf } from '../../../ui/record/form/record-field.tsx';

type FieldOf<S extends ActivitySubject> = (typeof ACTIVITY_FIELDS)[S][number];
type Labels = { readonly [S in ActivitySubject]: { readonly [F in FieldOf<S>]: `${string}:${string}` } };

const CARD = {
  par: 'course:par',
  strokeIndex: 'course:strokeIndex',
  women: 'course:women',
  tees: 'club:course.tees',
  nines: 'club:course.nines',
} as const;
const DEFINITION = { name: 'activity:field.definitionName', rule: 'activity:field.rule', position: 'activity:field.position' } as const;
/** The catalogue of rules names these, for whoever has them. */
const RULES = labelsOf('rule', only(DIVISION, 'dayHandicapRule', 'allowance', 'handicapLimits'));

/** What every value is called: by its record, by the forms that write it, or here. A field without a label does not compile. */
export const LABELS: Labels = {
  user: {
    ...labelsOf('user', USER),
    siteId: 'activity:field.site',
    password: 'activity:field.password',
    disabled: 'activity:field.disabled',
    emailVerified: 'activity:field.emailVerified',
    totp: 'activity:field.totp',
    sessions: 'activity:field.sessions',
  },
  site: {
    ...labelsOf('site', SITE),
    ...{ logo: 'activity:field.logo', rows: 'activity:field.rows', golfers: 'activity:field.newGolfers' },
    ...{ clubHandicap: 'activity:field.clubHandicap', scoringRecord: 'activity:field.scoringRecord' },
  },
  club: { ...labelsOf('club', CLUB), logo: 'activity:field.logo' },
  course: { name: 'club:course.name', ...CARD, position: 'activity:field.position' },
  tournament: {
    clubId: 'activity:field.club',
    ...labelsOf('tournament', TOURNAMENT),
    ...RULES,
    ...labelsOf('rule', only(TOURNAMENT, 'formatRule', 'play', 'playRule', 'ownPlay', 'cut', 'countbackShare', 'giftsForWithdrawn')),
    tieOrder: 'activity:field.tieOrder',
    holes: 'course:holesOfRound',
    courseName: 'tournament:course.name',
    ...CARD,
    hiddenHoles: 'activity:field.hiddenHoles',
    frozenAt: 'activity:field.frozenAt',
    divisionId: 'player:field.division',
    shown: 'activity:field.steps',
    revealed: 'activity:field.revealed',
    sponsors: 'activity:field.sponsors',
    state: 'activity:field.state',
    rules: 'activity:field.rules',
    from: 'activity:field.from',
    made: 'activity:field.made',
    players: 'activity:field.players',
    entries: 'activity:field.entries',
    created: 'activity:field.created',
    changed: 'activity:field.changed',
    same: 'activity:field.same',
    skipped: 'activity:field.skipped',
  },
  round: {
    number: 'activity:field.number',
    date: 'tournament:field.date',
    courseName: 'tournament:course.name',
    ...CARD,
    holes: 'course:holesOfRound',
    divisionId: 'player:field.division',
    playerIds: 'activity:field.golfers',
    flights: 'activity:field.flights',
    entries: 'activity:field.entries',
    flightCount: 'activity:field.flightCount',
    flight: 'activity:field.flight',
    playingConditions: 'activity:field.playingConditions',
  },
  division: {
    ...labelsOf('division', DIVISION),
    ...RULES,
    position: 'activity:field.position',
    frozenAt: 'activity:field.frozenAt',
    playerIds: 'activity:field.golfers',
  },
  sponsor: { ...labelsOf('sponsor', SPONSOR), logo: 'activity:field.logo' },
  player: {
    ...labelsOf('player', PLAYER),
    divisionId: 'player:field.division',
    divisionPinned: 'activity:field.pinned',
    birthYear: 'activity:field.birthYear',
    flight: 'player:field.flight',
    teeTime: 'player:field.teeTime',
    startingHole: 'player:field.startingHole',
    startingSide: 'activity:field.startingSide',
    bagTag: 'player:field.bagTag',
    caddieNumber: 'player:field.caddieNumber',
    status: 'player:field.status',
    arrival: 'activity:field.arrival',
    playerIds: 'activity:field.golfers',
    reason: 'activity:field.reason',
    sideOut: 'activity:field.sideOut',
    mostLikely: 'activity:field.mostLikely',
  },
  entry: {
    roundId: 'activity:field.round',
    entries: 'activity:field.entries',
    disputed: 'activity:field.disputed',
    playerIds: 'activity:field.golfers',
    hole: 'activity:field.hole',
    shown: 'activity:field.shown',
    rivals: 'activity:field.rivals',
    score: 'activity:field.score',
    total: 'activity:field.total',
    reason: 'activity:field.reason',
  },
  measurement: {
    sideAward: 'activity:field.sideAward',
    hole: 'activity:field.hole',
    centimetres: 'activity:field.distance',
    driveCentimetres: 'activity:field.drive',
    onTarget: 'activity:field.onTarget',
    reason: 'activity:field.reason',
  },
  contest: {
    name: 'activity:field.definitionName',
    kind: 'activity:field.kind',
    rule: 'activity:field.rule',
    holder: 'activity:field.holder',
    format: 'activity:field.format',
    handicap: 'activity:field.strokesGiven',
  },
  'match-session': {
    name: 'activity:field.definitionName',
    roundId: 'activity:field.round',
    matches: 'activity:field.matches',
    end: 'activity:field.end',
    handicap: 'activity:field.strokesGiven',
    nassau: 'activity:field.nassau',
    lineUp: 'activity:field.lineUp',
    pointsWon: 'activity:field.pointsWon',
    pointsHalved: 'activity:field.pointsHalved',
    pointsLost: 'activity:field.pointsLost',
    teamId: 'activity:field.team',
  },
  match: {
    number: 'activity:field.number',
    format: 'activity:field.format',
    allowance: 'activity:field.allowance',
    firstId: 'activity:field.firstSide',
    secondId: 'activity:field.secondSide',
    said: 'activity:field.said',
    reason: 'activity:field.reason',
  },
  team: {
    name: 'activity:field.definitionName',
    short: 'activity:field.short',
    colour: 'activity:field.colour',
    logo: 'activity:field.logo',
    playerIds: 'activity:field.golfers',
    reserves: 'activity:field.reserves',
    groups: 'activity:field.groups',
  },
  award: { playerId: 'activity:field.winner', reason: 'activity:field.reason' },
  golfer: { rows: 'activity:field.rows', golferId: 'activity:field.golferId', purpose: 'activity:field.purpose' },
  signup: { signups: 'activity:field.signups', reason: 'activity:field.reason' },
  'signup-form': {},
  payment: { lines: 'activity:field.lines', amount: 'activity:field.amount', reason: 'activity:field.reason' },
  'bank-account': {},
  season: {
    ...{ name: 'activity:field.definitionName', clubId: 'activity:field.club', rule: 'activity:field.rule' },
    number: 'activity:field.publishedNumber',
    reason: 'activity:field.reason',
  },
  contract: { ...labelsOf('contract', CONTRACT), siteId: 'activity:field.site', endDate: 'contract:field.endDate' },
  'marker-link': {
    flights: 'activity:field.flights',
    devices: 'activity:field.devices',
    device: 'activity:field.device',
    reason: 'activity:field.reason',
  },
  'api-key': { name: 'activity:field.definitionName', start: 'activity:field.keyStart', mayWrite: 'activity:field.mayWrite' },
  ticket: { ...labelsOf('ticket', { ...TICKET_QUESTION, ...TICKET_ANSWER }), number: 'activity:field.number' },
  contact: { text: 'activity:field.text', language: 'activity:field.language' },
  backup: { file: 'activity:field.file', megabytes: 'activity:field.megabytes' },
  'site-key': { stolen: 'activity:field.stolen' },
  format: DEFINITION,
  tiebreak: DEFINITION,
  countback: DEFINITION,
  play: DEFINITION,
};
