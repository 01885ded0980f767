import type { Delivery, Language } from '@fairway/api';
import type { MailKind } from '@fairway/api/choice/account/mail';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../db/database.ts';
import { say } from '../text/word.ts';
import { createSchedule } from '../work/schedule.ts';
import type { Letter, LetterWriter, MailRow } from './letter.ts';
import { type Failure, isOfAll, type Outcome } from './outcome.ts';
import { createPost, PATIENCE } from './post.ts';
import {
  claimMail,
  deleteMail,
  deleteOldMails,
  dropReplaced,
  endMail,
  findDelivery,
  findDue,
  findLost,
  holdPerson,
  insertMail,
  type NewMail,
  nextTry,
  postponeMail,
  renewMail,
} from './store.ts';

/** The mails of the server: written down first, tried at once, and tried again until the mail server has taken them. */
export type Mail = {
  /** Whether mail is set up at all. Without SMTP_URL nothing is written down, and everything works: administrators see the links instead. */
  isOn: boolean;
  /** Writes a mail down in the transaction that it belongs to, in place of an earlier one about the same; returns its id for `tryNow`. */
  put(tx: Transaction, mail: NewMail): Promise<string>;
  /** The first try, after the transaction. It never fails, and says `waiting` when the mail server takes longer than people wait. */
  tryNow(id: string): Promise<Delivery>;
  /** Tries a mail again for a person who asks; null: it is gone. */
  again(id: string): Promise<Delivery | null>;
  /** Tries what is due, one after the other; the server does so by itself. Two processes never have the same mail. */
  tryDue(): Promise<void>;
  /** One mail to see whether the settings are right; it is not written down. */
  test(person: { id: string; name: string; email: string; language: Language }): Promise<Outcome>;
  /** Goes on with work after the answer, so that its duration tells nobody anything. */
  later(work: () => Promise<unknown>): void;
  start(): Promise<void>;
  /** Waits for what is under way, and not for long. */
  stop(): Promise<void>;
};

type Needs = {
  db: Database;
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  report: (error: unknown) => void;
  letters: Readonly<Record<MailKind, LetterWriter>>;
  patience?: Partial<typeof DEFAULT_PATIENCE>;
};

/** `answer`: a person waits so long for the first try. */
const DEFAULT_PATIENCE: { -readonly [Limit in keyof typeof PATIENCE | 'answer' | 'stop']: number } = {
  ...PATIENCE,
  answer: 4000,
  stop: 5000,
};
const LOOK = { firstAfterMs: 20_000, everyMs: 20_000 } as const;

export function createMail({ db, config, clock, log, report, letters, patience: limits }: Needs): Mail {
  const { answer: answerMs, stop: stopMs, ...patience } = { ...DEFAULT_PATIENCE, ...limits };
  const post = createPost(config, patience);
  const stopping = new AbortController();
  let isStopping = false;
  const underWay = new Set<Promise<unknown>>();
  const tracked = <Result>(work: Promise<Result>): Promise<Result> => {
    const done = work.catch(report).finally(() => underWay.delete(done));
    underWay.add(done);
    return work;
  };

  const tell = ({ kind, userId, tries }: MailRow, outcome: Outcome, dueAt: Date | null): void => {
    const what = { mail: kind, user: userId, tries };
    if (outcome.isSent) {
      log.info(what, 'a mail was sent');
      return;
    }
    const { reason, code } = outcome;
    if (dueAt) log.warn({ ...what, reason, code, dueAt }, 'a mail waits for another try');
    else log.warn({ ...what, reason, code }, 'a mail was not sent');
  };

  /** What a failure means for the mail. A server that twice takes it without an answer is asked no third time: at most two arrive. */
  const fail = async (tx: Database, row: MailRow, failure: Failure): Promise<Date | null> => {
    const { reason, code } = failure;
    const isUnanswered = reason === 'unanswered';
    if (await dropReplaced(tx, row, row.unanswered || isUnanswered)) return null;
    const dueAt = failure.isFinal || (isUnanswered && row.unanswered) ? null : nextTry(row, clock());
    if (dueAt) await postponeMail(tx, row, { reason, code, dueAt, unanswered: row.unanswered || isUnanswered });
    else await endMail(tx, row, { state: 'failed', reason, code }, clock());
    return dueAt;
  };

  const settle = async (row: MailRow, letter: Letter | null, outcome: Outcome): Promise<void> => {
    const dueAt = await db.transaction(async (tx) => {
      await holdPerson(tx, row.userId);
      if (outcome.isSent || outcome.reason !== 'unanswered') await letter?.settled?.(tx, outcome.isSent);
      if (!outcome.isSent) return fail(tx, row, outcome);
      await endMail(tx, row, { state: 'sent' }, clock());
      return null;
    });
    tell(row, outcome, dueAt);
  };

  const tryMail = async (id: string): Promise<Delivery> => {
    const row = await claimMail(db, id, clock());
    if (row === null) return (await findDelivery(db, id)) ?? WAITING;
    const letter = await letters[row.kind](row).catch((error: unknown) => {
      report(error);
      return 'failed' as const;
    });
    if (letter === null) {
      await deleteMail(db, id);
      return WAITING;
    }
    const outcome = letter === 'failed' ? NOT_WRITTEN : await post({ ...letter, id, language: row.language }, stopping.signal);
    await settle(row, letter === 'failed' ? null : letter, outcome);
    return (await findDelivery(db, id)) ?? WAITING;
  };

  /** Nobody knows how far a process came that ended in a try. */
  const endLost = async (): Promise<void> => {
    for (const row of await findLost(db, clock())) await settle(row, null, UNANSWERED);
  };

  const tryDue = async (): Promise<void> => {
    await endLost();
    await deleteOldMails(db, clock());
    for (const id of await findDue(db, clock())) {
      if (isStopping || isOfAll((await tryMail(id)).reason)) return;
    }
  };

  const tryNow: Mail['tryNow'] = async (id) => {
    let timer: NodeJS.Timeout | undefined;
    const tooSlow = new Promise<Delivery>((resolve) => {
      timer = setTimeout(() => resolve({ state: 'waiting', reason: 'slow' }), answerMs);
    });
    const tried = tracked(tryMail(id)).catch(() => WAITING);
    return Promise.race([tried, tooSlow]).finally(() => clearTimeout(timer));
  };

  const schedule = createSchedule(
    () => tracked(tryDue()),
    LOOK,
    () => undefined,
  );
  const isOn = config.smtpUrl !== undefined;
  return {
    isOn,
    put: (tx, mail) => insertMail(tx, mail, clock()),
    tryNow,
    again: async (id) => (isOn && (await renewMail(db, id, clock())) ? tryNow(id) : findDelivery(db, id)),
    tryDue,
    test: async ({ id, name, email, language }) => {
      const t = say(language);
      const words = { subject: t('mail:test.subject'), paragraphs: [t('mail:test.text')] };
      const outcome = await post({ id: crypto.randomUUID(), to: email, name, language, ...words });
      const failure = outcome.isSent ? {} : { reason: outcome.reason, code: outcome.code };
      log.info({ mail: 'test', user: id, ...failure }, outcome.isSent ? 'a mail was sent' : 'a mail was not sent');
      return outcome;
    },
    later: (work) => void tracked(work()).catch(() => undefined),
    start: async () => {
      if (isOn) await schedule.start();
    },
    stop: async () => {
      isStopping = true;
      const impatient = setTimeout(() => stopping.abort(), stopMs);
      await Promise.allSettled([schedule.stop(), ...underWay]);
      clearTimeout(impatient);
    },
  };
}

/** Of a mail that another process has, or that nobody needs any more. */
const WAITING: Delivery = { state: 'waiting', reason: null };
const UNANSWERED: Failure = { isSent: false, reason: 'unanswered', code: null, isFinal: false };
/** The letter could not be made: the database did not answer. */
const NOT_WRITTEN: Failure = { isSent: false, reason: 'other', code: null, isFinal: false };
