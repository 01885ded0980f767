import { createSchedule, type Schedule } from '../work/schedule.ts';
import { endOfCertificateAt } from './certificate.ts';

const TIMING = { firstAfterMs: 30_000, everyMs: 6 * 3_600_000 } as const;
const PATIENCE_MS = 10_000;

/** When the certificate of the public address ends; null: it is not known. */
type CertificateWatch = Schedule & { endsAt(): Date | null };

/** Looks now and then at the certificate of the public address, whoever renews it: what phones are shown is what counts. */
export function createCertificateWatch(publicUrl: string, report: (error: unknown) => void): CertificateWatch {
  let endsAt: Date | null = null;
  const look = async () => {
    // no answer, as while the network is away, says nothing about the certificate
    endsAt = (await endOfCertificateAt(new URL(publicUrl), PATIENCE_MS)) ?? endsAt;
  };
  const none = async () => undefined;
  return { endsAt: () => endsAt, ...createSchedule(publicUrl.startsWith('https:') ? look : none, TIMING, report) };
}
