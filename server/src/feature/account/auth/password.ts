import argon2 from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes: OWASP's minimum, about 10 ms. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** In place of a hash: the person has not chosen a password yet. */
export const NO_PASSWORD = '';

export const hashPassword = (password: string): Promise<string> => argon2.hash(password.normalize('NFC'), OPTIONS);

/** For an unknown user the password is compared with this, so that the answer takes as long. */
const nobody = hashPassword('nobody has this password');

export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const hash = passwordHash || null;
  const matches = await argon2.verify(hash ?? (await nobody), password.normalize('NFC'));
  return hash !== null && matches;
}
