import { X509Certificate } from 'node:crypto';
import { connect } from 'node:tls';

/** A certificate with those of its authority behind it, and its key; both as PEM. */
export type Certificate = { readonly chain: string; readonly key: string };

/** From when until when the first certificate of a chain is good. */
export function lifeOf(chain: string): { from: Date; to: Date } {
  const { validFromDate, validToDate } = new X509Certificate(chain);
  return { from: validFromDate, to: validToDate };
}

/** When the certificate ends that is shown at an address, trusted or not; null: nobody answers there, or not by TLS. */
export async function endOfCertificateAt({ hostname, port }: URL, patienceMs: number): Promise<Date | null> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const { promise, resolve } = Promise.withResolvers<Date | null>();
  // it is only read: nothing is sent to whoever shows it
  const socket = connect({ host, port: Number(port || 443), ...(isName(host) && { servername: host }), rejectUnauthorized: false });
  socket.setTimeout(patienceMs, () => resolve(null));
  socket.once('error', () => resolve(null));
  socket.once('secureConnect', () => resolve(socket.getPeerX509Certificate()?.validToDate ?? null));
  return promise.finally(() => socket.destroy());
}

/** A server is not told a number as its name (RFC 6066 §3). */
export const isName = (host: string): boolean => !/^[\d.]+$/.test(host) && !host.includes(':');
