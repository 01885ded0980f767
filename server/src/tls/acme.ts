import type { Certificate } from './certificate.ts';

/** One request to the authority. */
const PATIENCE_MS = 30_000;
/** Whether it has looked, and made the certificate, is asked after these waits, the last one again and again. */
const BACKOFF = { backoffMin: 1000, backoffMax: 10_000, backoffAttempts: 15 } as const;

type CertificateOrder = {
  /** The address of the authority's directory (RFC 8555 §7.1.1). */
  directory: string;
  domain: string;
  email: string | undefined;
  /** Of the account there, as PEM; the account is made at its first use. */
  accountKey: string;
  /** Whether its time is over: then nothing more is asked of it, since another process may order. */
  isOver(): boolean;
  /** Lets the authority read an answer at `http://<domain>/.well-known/acme-challenge/<token>`. */
  answerChallenge(challenge: { token: string; answer: string }): Promise<void>;
};

/** Its packages are loaded when a certificate is due: a few times a year. */
async function loadAcme() {
  const acme = (await import('acme-client')).default;
  acme.axios.defaults.timeout = PATIENCE_MS;
  // a failure is tried again in our own time, by whichever process lives then
  Object.assign(acme.axios.defaults, { acmeSettings: { retryMaxAttempts: 0, retryDefaultDelay: 0 } });
  return acme;
}

export async function makeAccountKey(): Promise<string> {
  return (await (await loadAcme()).crypto.createPrivateEcdsaKey()).toString();
}

/** Gets a certificate for a domain by HTTP-01 (RFC 8555 §8.3), with a key of its own; throws in the authority's words. */
export async function orderCertificate(order: CertificateOrder): Promise<Certificate> {
  const { interceptors } = (await loadAcme()).axios;
  const limit = interceptors.request.use((request) => {
    if (order.isOver()) throw new Error('The authority took too long');
    return request;
  });
  try {
    return await orderInTime(order);
  } finally {
    interceptors.request.eject(limit);
  }
}

async function orderInTime({ directory, domain, email, accountKey, answerChallenge }: CertificateOrder): Promise<Certificate> {
  const acme = await loadAcme();
  const client = new acme.Client({ directoryUrl: directory, accountKey, ...BACKOFF });
  const [key, csr] = await acme.crypto.createCsr({ altNames: [domain] }, await acme.crypto.createPrivateEcdsaKey());
  const chain = await client.auto({
    csr,
    termsOfServiceAgreed: true,
    ...(email !== undefined && { email }),
    challengePriority: ['http-01'],
    // from inside, many routers lead the own name nowhere
    skipChallengeVerification: true,
    challengeCreateFn: (_authorization, { token }, answer) => answerChallenge({ token, answer }),
    challengeRemoveFn: async () => undefined, // it goes with the order
  });
  return { chain, key: key.toString() };
}
