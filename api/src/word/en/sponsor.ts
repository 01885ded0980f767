import type { Translated } from '../translated.ts';
import type { catalogue as vietnamese } from '../vi/sponsor.ts';

export const catalogue: Translated<typeof vietnamese> = {
  label: 'List of sponsors',
  count_one: '{{count}} sponsor',
  count_other: '{{count}} sponsors',
  field: { name: 'Sponsor name', website: 'Website' },
  websiteHelp: 'An https address, for example company.vn. Viewers open it from the logo.',
  add: 'Add a sponsor',
  edit: 'Edit sponsor: {{name}}',
  editAction: 'Edit',
  saved: 'Sponsor saved: {{name}}',
  deleteTitle: 'Delete sponsor {{name}}?',
  deleteText: 'The logo goes too. Prizes that this sponsor gives will no longer name it.',
  deleteAction: 'Delete sponsor',
  deleted: 'Sponsor deleted: {{name}}',
  where:
    'Shown in this order on the television, at the foot of the public leaderboard and on certificates. Choose the sponsor of a prize when you edit the tournament.',
  emptyTitle: 'No sponsors yet',
  emptyText: 'Add names and logos. They appear on the television, at the foot of the public leaderboard and on certificates.',
  emptyReaderText: 'Sponsors appear here when a manager adds them to the tournament.',
};
