import { sayFrom } from '../../i18n/words.ts';
import { isApiError } from './api-error.ts';

export type ToastStatus = 'success' | 'warning' | 'danger';
export type Failure = { readonly status: ToastStatus; readonly header: string; readonly message: string };

/** The sentence for a failed request; null if something else happens (401: the login page). */
export function failureOf(error: unknown): Failure | null {
  const t = sayFrom('failure');
  if (!isApiError(error)) return { status: 'danger', header: t('error'), message: t('serverError') };
  const firstOfEach = Object.values(error.errors).flatMap(([first]) => first ?? []);
  const message = error.message || t('serverError');
  if (error.code === 'network') return { status: 'danger', header: t('network'), message: t('networkText') };
  if (error.status === 401) return null;
  if (error.status === 422) {
    return { status: 'warning', header: t('validation'), message: firstOfEach.length > 0 ? firstOfEach.join('\n') : message };
  }
  if ([400, 404, 409].includes(error.status)) return { status: 'warning', header: t('badRequest'), message };
  return { status: 'danger', header: t('error'), message: firstOfEach.length > 0 ? firstOfEach.join('\n') : message };
}
