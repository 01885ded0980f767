import { Server as SecureServer } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import type { OwnCertificate } from '@fairway/api';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Encryption } from '../secret/encryption.ts';
import { keepSecret, keptSecretOf, readKeptSecret } from '../secret/kept-secret.ts';
import { createSchedule } from '../work/schedule.ts';
import { makeAccountKey, orderCertificate } from './acme.ts';
import { type Certificate, lifeOf } from './certificate.ts';
import { readCertificateFolder } from './certificate-folder.ts';
import { createHttpDoor } from './http-door.ts';
import { claimOrder, endOrder, findChallengeAnswer, findOrder, keepChallenge, postponeOrder, tryAgainAfterStart } from './order-store.ts';

/** A certificate that another process or program has renewed is taken within a minute. */
const TIMING = { firstAfterMs: 100, everyMs: 60_000 } as const;
/** An order that is under way when the server stops is left: another process has it later. */
const GOODBYE_MS = 1000;

type Needs = {
  db: Database;
  config: Config;
  clock: () => Date;
  encryption: Encryption;
  log: FastifyBaseLogger;
  report: (error: unknown) => void;
  server: unknown;
};

export type OwnTls = {
  /** Takes the certificate that there is; before anybody connects. */
  start(): Promise<void>;
  /** Opens the plain http door, and from then on renews the certificate. */
  open(): Promise<void>;
  stop(): Promise<void>;
  endsAt(): Date | null;
  state(): Promise<OwnCertificate>;
  /** Takes a certificate that was renewed elsewhere, and renews it when it is time. */
  work(): Promise<void>;
};

type Failure = NonNullable<OwnCertificate['failure']>;

/** The server's own https; null: TLS is somebody else's, or there is none. */
export function createOwnTls({ db, config, clock, encryption, log, report, server }: Needs): OwnTls | null {
  const { tls, publicUrl, host } = config;
  if (tls === undefined || !(server instanceof SecureServer)) return null;
  const { folder, httpPort, directory, email } = tls;
  const domain = new URL(publicUrl).hostname;
  const place = { db, encryption };
  let current: { chain: string; from: Date; to: Date } | null = null;
  let folderFailure: Failure | null = null;

  /** One of another name, or of another authority, is none. */
  const readKept = async (): Promise<Certificate | null> => {
    const text = await readKeptSecret(place, 'tls-certificate');
    const certificate: (Certificate & { domain: string; directory: string }) | null = text === null ? null : JSON.parse(text);
    return certificate?.domain === domain && certificate.directory === directory ? certificate : null;
  };

  const take = (certificate: Certificate | null): void => {
    if (certificate === null || certificate.chain === current?.chain) return;
    server.setSecureContext({ cert: certificate.chain, key: certificate.key });
    current = { chain: certificate.chain, ...lifeOf(certificate.chain) };
    log.info({ domain, endsAt: current.to }, 'a certificate is in use');
  };

  const takeFromFolder = async (path: string): Promise<void> => {
    try {
      take(await readCertificateFolder(path));
      folderFailure = null;
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      if (folderFailure?.text !== text) log.warn({ path, failure: text }, 'a certificate cannot be used');
      folderFailure = { text, at: clock().toISOString(), nextAt: null };
    }
  };
  const load = async (): Promise<void> => (folder === null ? take(await readKept()) : takeFromFolder(folder));

  /** When a third of its time is left: 30 days of 90. */
  const isDue = (): boolean => {
    if (current === null) return true;
    const { from, to } = current;
    return clock().getTime() >= to.getTime() - (to.getTime() - from.getTime()) / 3;
  };

  const renew = async (): Promise<void> => {
    const held = await claimOrder(db, domain, clock());
    if (held === null) return;
    await load(); // another process may have ended between the look and the claim
    if (!isDue()) return endOrder(db, held);
    try {
      const accountKey = await keptSecretOf(place, 'tls-account', makeAccountKey);
      if (accountKey === null) throw new Error('FAIRWAY_SECRET');
      const answerChallenge = (challenge: { token: string; answer: string }) => keepChallenge(db, held, challenge);
      const isOver = () => clock() >= held.until;
      const made = await orderCertificate({ directory, domain, email, accountKey, isOver, answerChallenge });
      await keepSecret(place, 'tls-certificate', JSON.stringify({ domain, directory, ...made }));
      await endOrder(db, held);
      await load();
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      log.warn({ domain, directory, failure }, 'a certificate was not issued');
      await postponeOrder(db, held, failure, clock());
    }
  };

  const work = async (): Promise<void> => {
    await load();
    if (folder === null && isDue()) await renew();
  };

  const failureOf = async (): Promise<Failure | null> => {
    if (folder !== null) return folderFailure;
    const order = await findOrder(db, domain);
    if (!order?.failure || !order.triedAt) return null;
    return { text: order.failure, at: order.triedAt.toISOString(), nextAt: order.dueAt.toISOString() };
  };

  const missing = async (): Promise<string | null> => {
    if (current !== null && current.to > clock()) return null;
    const failure = await failureOf();
    const why = current === null ? NO_CERTIFICATE : ended(current.to);
    return `${why}${failure === null ? '' : `\n${failure.at}: ${failure.text}\n`}`;
  };

  const schedule = createSchedule(work, TIMING, report);
  const door = createHttpDoor({ publicUrl, findAnswer: (token) => findChallengeAnswer(db, token), missing, report });
  return {
    work,
    endsAt: () => current?.to ?? null,
    state: async () => ({
      from: folder === null ? 'authority' : 'folder',
      endsAt: current?.to.toISOString() ?? null,
      isTrial: folder === null && directory.includes('staging'),
      failure: await failureOf(),
    }),
    start: async () => {
      await load();
      if (folder === null) await tryAgainAfterStart(db, domain, clock());
    },
    open: async () => {
      await door.listen(httpPort, host);
      await schedule.start();
    },
    stop: async () => {
      door.close();
      await Promise.race([schedule.stop(), wait(GOODBYE_MS, undefined, { ref: false })]);
    },
  };
}

/** For whoever opens the plain address while https cannot answer: nobody is led to a page that does not open. */
const NO_CERTIFICATE =
  'Fairway chưa có chứng chỉ https. Hãy mở lại sau ít phút.\nFairway has no https certificate yet. Open it again in a few minutes.\n';

/** Browsers open no page of a certificate that has ended, and many offer no way past it. */
const ended = (at: Date): string => {
  const day = at.toISOString().slice(0, 10);
  return (
    `Chứng chỉ https của trang này đã hết hạn ngày ${day}, nên trình duyệt không mở được trang. Điểm đã nhập vẫn nằm trong điện thoại và sẽ được gửi sau. Hãy báo người quản trị.\n` +
    `The https certificate of this page ended on ${day}, so browsers cannot open it. Strokes that were typed stay on the phones and are sent later. Tell the administrator.\n`
  );
};
