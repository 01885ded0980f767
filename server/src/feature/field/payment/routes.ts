import { paymentRoutes } from '@fairway/api';
import { AppError } from '../../../error/app-error.ts';
import type { Deps, Handlers } from '../../../http/route.ts';

export function paymentHandlers(_: Deps): Handlers<typeof paymentRoutes> {
  const refuse = async () => {
    throw new AppError('not-found');
  };
  return Object.fromEntries(Object.keys(paymentRoutes).map((key) => [key, refuse])) as unknown as Handlers<typeof paymentRoutes>;
}
