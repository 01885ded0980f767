import type { catalogue as activity } from './vi/activity.ts';
import type { catalogue as apiKey } from './vi/api-key.ts';
import type { catalogue as auth } from './vi/auth.ts';
import type { catalogue as backup } from './vi/backup.ts';
import type { catalogue as choice } from './vi/choice.ts';
import type { catalogue as club } from './vi/club.ts';
import type { catalogue as contact } from './vi/contact.ts';
import type { catalogue as contract } from './vi/contract.ts';
import type { catalogue as course } from './vi/course.ts';
import type { catalogue as dashboard } from './vi/dashboard.ts';
import type { catalogue as definition } from './vi/definition.ts';
import type { catalogue as division } from './vi/division.ts';
import type { catalogue as entryList } from './vi/entry-list.ts';
import type { catalogue as failure } from './vi/failure.ts';
import type { catalogue as flight } from './vi/flight.ts';
import type { catalogue as grid } from './vi/grid.ts';
import type { catalogue as leaderboard } from './vi/leaderboard.ts';
import type { catalogue as live } from './vi/live.ts';
import type { catalogue as logo } from './vi/logo.ts';
import type { catalogue as mail } from './vi/mail.ts';
import type { catalogue as marker } from './vi/marker.ts';
import type { catalogue as markerLink } from './vi/marker-link.ts';
import type { catalogue as message } from './vi/message.ts';
import type { catalogue as player } from './vi/player.ts';
import type { catalogue as playerImport } from './vi/player-import.ts';
import type { catalogue as presentation } from './vi/presentation.ts';
import type { catalogue as profile } from './vi/profile.ts';
import type { catalogue as rule } from './vi/rule.ts';
import type { catalogue as score } from './vi/score.ts';
import type { catalogue as shell } from './vi/shell.ts';
import type { catalogue as site } from './vi/site.ts';
import type { catalogue as ticket } from './vi/ticket.ts';
import type { catalogue as tournament } from './vi/tournament.ts';
import type { catalogue as tutorial } from './vi/tutorial.ts';
import type { catalogue as user } from './vi/user.ts';
import type { catalogue as winner } from './vi/winner.ts';
import type { catalogue as word } from './vi/word.ts';

/** Every namespace, by the name of its file. */
export type Words = {
  'api-key': typeof apiKey;
  activity: typeof activity;
  auth: typeof auth;
  backup: typeof backup;
  choice: typeof choice;
  club: typeof club;
  contract: typeof contract;
  course: typeof course;
  dashboard: typeof dashboard;
  contact: typeof contact;
  definition: typeof definition;
  division: typeof division;
  'entry-list': typeof entryList;
  failure: typeof failure;
  flight: typeof flight;
  grid: typeof grid;
  leaderboard: typeof leaderboard;
  live: typeof live;
  logo: typeof logo;
  mail: typeof mail;
  marker: typeof marker;
  'marker-link': typeof markerLink;
  message: typeof message;
  player: typeof player;
  'player-import': typeof playerImport;
  presentation: typeof presentation;
  profile: typeof profile;
  rule: typeof rule;
  score: typeof score;
  shell: typeof shell;
  site: typeof site;
  ticket: typeof ticket;
  tournament: typeof tournament;
  tutorial: typeof tutorial;
  user: typeof user;
  winner: typeof winner;
  word: typeof word;
};
export type Namespace = keyof Words;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'word';
    resources: Words;
  }
}
