import type { Language } from '@fairway/api';
import type { Transporter } from 'nodemailer';
import type { Config } from './config.ts';
import { say } from './text/word.ts';

/** A mail to one person: plain text, below a greeting by name. */
export type Mail = { to: string; name: string; language: Language | null; subject: string; text: string };

export type Mailer = {
  /** Whether mail is set up at all. */
  isOn: boolean;
  /** Sends a mail; false: it could not be sent, and the log says why. It never fails. */
  send(mail: Mail): Promise<boolean>;
  /** Goes on with work after the answer, so that its duration tells nobody anything. */
  later(work: () => Promise<void>): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
};

/** A server that does not answer keeps nobody waiting for long. */
const PATIENCE = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000 } as const;

/** Without SMTP_URL nothing is sent, and everything works: administrators see the links instead. */
export function createMailer(
  { smtpUrl, mailFrom: from, publicUrl: home }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>,
  report: (error: unknown) => void,
): Mailer {
  const isOn = smtpUrl !== undefined;
  /** Loaded for the first mail: until then it would only take memory. */
  let opening: Promise<Transporter> | undefined;
  const open = () => {
    opening ??= import('nodemailer').then(({ createTransport }) => createTransport({ url: smtpUrl, ...PATIENCE }));
    return opening;
  };
  const underWay = new Set<Promise<void>>();
  return {
    isOn,
    send: async ({ to, name, language, subject, text }) => {
      if (!isOn) return false;
      const framed = [say(language ?? 'vi')('mail:greeting', { name }), text, `Fairway\n${home}`].join('\n\n');
      try {
        const transport = await open();
        await transport.sendMail({
          from,
          to: { name, address: to },
          subject,
          text: framed,
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return true;
      } catch (error) {
        report(error);
        return false;
      }
    },
    later: (work) => {
      const done = work()
        .catch(report)
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    stop: async () => {
      await Promise.allSettled(underWay);
      (await opening)?.close();
    },
  };
}
