import { queryOptions } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/api/route-query.ts';
import { deviceSigns } from './device-sign.ts';

export const addressList = () => routeQuery(['addresses'], 'GET /api/addresses');

/** What the server finds at an address; asked anew only by a button, since others are asked too. */
export const addressTest = (address: string) => ({
  ...routeQuery(['addresses', 'test', address], 'POST /api/addresses/test', { body: { address } }),
  meta: { shows: 'every' } as const,
  retry: false,
  staleTime: Infinity,
});

/** What this device can do at the address where it has the page open. */
export const deviceTest = () => queryOptions({ queryKey: ['addresses', 'device'], queryFn: deviceSigns, staleTime: Infinity });
