import { UPLOAD_BYTES } from '@fairway/api/rule/upload-limit';
import { formatDecimal } from '@fairway/api/word/number';
import { sayFrom } from '../../i18n/words.ts';
import { currentLanguage } from '../language.ts';
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
  if (error.code === 'too-large-for-proxy')
    return { status: 'danger', header: t('badRequest'), message: t('tooLargeForProxy', sizesOf(error.current)) };
  if (error.status === 401 && error.code !== 'authorization-dropped') return null;
  if (error.status === 422) {
    return { status: 'warning', header: t('validation'), message: firstOfEach.length > 0 ? firstOfEach.join('\n') : message };
  }
  if ([400, 404, 409].includes(error.status)) return { status: 'warning', header: t('badRequest'), message };
  return { status: 'danger', header: t('error'), message: firstOfEach.length > 0 ? firstOfEach.join('\n') : message };
}

const MEGABYTE = 1024 * 1024;

/** How large what was sent is, and what a proxy should let pass. */
const sizesOf = (bytes: unknown) => ({
  size: formatDecimal(Number(bytes) / MEGABYTE, currentLanguage()),
  most: Math.max(...Object.values(UPLOAD_BYTES)) / MEGABYTE + 1,
});
