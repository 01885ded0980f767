import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/dashboard.ts';

export const catalogue: Translated<typeof vi> = {
  next: 'Next tournaments',
  nextNone: 'No tournament after today yet.',
  contract: 'Contract',
  contracts: 'Contracts to renew',
  contractsNone: 'No contract ends within the next 30 days.',
  ends_one: '{{count}} day left, until the end of {{date}}.',
  ends_other: '{{count}} days left, until the end of {{date}}.',
  endsToday: 'It ends today.',
  ended: 'It ended on {{date}}. Tournaments under way go on as usual.',
  renew: 'Please contact the administrator to renew it.',
  figures: 'Figures',
  sites_one: 'site',
  sites_other: 'sites',
  clubs_one: 'club',
  clubs_other: 'clubs',
  users_one: 'user',
  users_other: 'users',
  openTickets_one: 'open support ticket',
  openTickets_other: 'open support tickets',
  months: 'Last 12 months, by the day of play',
  month: 'Month',
  metric: { tournaments: 'Tournaments', players: 'Players', entries: 'Holes entered' },
  table: 'Show the numbers: {{metric}}',
  recent: 'Recent activity',
};
