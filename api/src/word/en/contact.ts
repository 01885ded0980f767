import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/contact.ts';

export const catalogue: Translated<typeof vi> = {
  field: { text: 'Text' },
  edit: { vi: 'Edit the Vietnamese text', en: 'Edit the English text' },
  textHelp: 'Plain text with line breaks. Phone numbers and email addresses become links.',
  saved: 'The contact was saved',
  emptyTitle: 'No contact yet',
  emptyText: 'The super administrator will write here who answers the phone and email. Meanwhile, ask for support.',
  emptyAdminText: 'Write who answers the phone and email, so that everyone knows whom to ask.',
  call: 'Call {{number}}',
  support: 'Get support',
};
