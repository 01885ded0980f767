import type { Undelivered } from '@fairway/api';
import type { MailState } from '@fairway/api/choice/account/mail';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import type { Pages } from '../../../ui/record/list/use-list.ts';

export type MailSort = 'createdAt';
type MailFilter = {
  readonly search: string;
  readonly state: MailState | undefined;
  readonly sort: MailSort;
  readonly order: 'asc' | 'desc';
};

/** The mails that are not delivered, page by page. */
export const mailList = (filter: MailFilter): Pages<Undelivered> => ({
  key: ['mails', 'list', filter],
  read: (part, signal) => call('GET /api/mails', { query: { ...filter, ...part }, signal }),
});

/** Whether mail is set up at all. */
export const mailSetting = () =>
  queryOptions({
    queryKey: ['mails', 'setting'],
    queryFn: async ({ signal }) => (await call('GET /api/mails', { query: { pageSize: 1 }, signal })).isOn,
  });

export const sendAgain = (mailId: string) => call('POST /api/mails/:mailId/again', { params: { mailId } });
export const sendTest = () => call('POST /api/mails/test');
