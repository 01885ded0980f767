import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { deviceSigns } from './device-sign.ts';

export const addressList = () => queryOptions({ queryKey: ['addresses'], queryFn: ({ signal }) => call('GET /api/addresses', { signal }) });

/** What the server finds at an address; asked anew only by a button, since others are asked too. */
export const addressTest = (address: string) =>
  queryOptions({
    queryKey: ['addresses', 'test', address],
    queryFn: ({ signal }) => call('POST /api/addresses/test', { body: { address }, signal }),
    meta: { shows: 'every' },
    retry: false,
    staleTime: Infinity,
  });

/** What this device can do at the address where it has the page open. */
export const deviceTest = () => queryOptions({ queryKey: ['addresses', 'device'], queryFn: deviceSigns, staleTime: Infinity });
