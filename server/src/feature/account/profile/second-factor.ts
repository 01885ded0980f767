import QRCode from 'qrcode';
import { AppError } from '../../../error/app-error.ts';
import { write } from '../../../write/write.ts';
import { addressOfSecret, newSecret, removeRecoveryCodes, replaceRecoveryCodes, useCode, type WrongCode } from '../auth/second-factor.ts';
import { holdUser, requireUser, updateUser } from '../user/store.ts';
import { ofSelf, ownAttempt, requirePassword, type Self, subjectType } from './profile.ts';
import { requireSecrets } from './store.ts';

/** The secret as text and as a picture; it counts once a code of it is confirmed. */
export async function beginFactor(self: Self, currentPassword: string) {
  const { deps, person } = self;
  await requirePassword(self, currentPassword);
  const secret = newSecret();
  await write(deps, ofSelf(self), {
    change: async (tx) => {
      await holdUser(tx, person.id);
      const current = await requireUser(tx, person.id);
      if (current.totpSince !== null) throw new AppError('second-factor-on');
      await updateUser(tx, current, { totpSecret: deps.encryption.encrypt(secret, person.id), totpStep: null });
      return { kind: 'second-factor-begun', subjectType, subjectId: person.id };
    },
    answer: async () => undefined,
  });
  const url = addressOfSecret(secret, person.username);
  const picture = await QRCode.toString(url, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return { secret, url, qr: `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}` };
}

/** A code of the app proves that it has the secret; every other session ends, since none of them was asked for one. */
export async function confirmFactor(self: Self, code: string, endOthers: (tx: Parameters<typeof holdUser>[0]) => Promise<unknown>) {
  const { deps, person } = self;
  const { totpSecret, totpSince } = await requireSecrets(deps.db, person.id);
  if (totpSince !== null) throw new AppError('second-factor-on');
  if (totpSecret === null) throw new AppError('second-factor-off');
  await requireCode(self, code);
  return write(deps, ofSelf(self), {
    change: async (tx) => {
      await holdUser(tx, person.id);
      // another window may have begun anew meanwhile: the code proved nothing of its secret
      if ((await requireSecrets(tx, person.id)).totpSecret !== totpSecret) throw new AppError('wrong-code');
      await updateUser(tx, await requireUser(tx, person.id), { totpSince: deps.clock() });
      await endOthers(tx);
      return { kind: 'second-factor-on', subjectType, subjectId: person.id };
    },
    answer: async (tx) => ({ recoveryCodes: await replaceRecoveryCodes(tx, person.id) }),
  });
}

export async function renewRecoveryCodes(self: Self, currentPassword: string) {
  const { deps, person } = self;
  await requirePassword(self, currentPassword);
  if ((await requireSecrets(deps.db, person.id)).totpSince === null) throw new AppError('second-factor-off');
  return write(deps, ofSelf(self), {
    change: async () => ({ kind: 'recovery-codes', subjectType, subjectId: person.id }),
    answer: async (tx) => ({ recoveryCodes: await replaceRecoveryCodes(tx, person.id) }),
  });
}

export async function switchFactorOff(
  self: Self,
  { currentPassword, code }: { currentPassword: string; code: string },
): Promise<undefined> {
  const { deps, person } = self;
  const { totpSince, totpRequired } = await requireSecrets(deps.db, person.id);
  if (totpSince === null) throw new AppError('second-factor-off');
  if (totpRequired) throw new AppError('second-factor-required');
  await requirePassword(self, currentPassword);
  await requireCode(self, code);
  return write(deps, ofSelf(self), {
    change: async (tx) => {
      await holdUser(tx, person.id);
      await updateUser(tx, await requireUser(tx, person.id), { totpSecret: null, totpSince: null });
      await removeRecoveryCodes(tx, person.id);
      return { kind: 'second-factor-off', subjectType, subjectId: person.id };
    },
    answer: async () => undefined,
  });
}

/** Wrong codes count as wrong passwords do. */
async function requireCode(self: Self, code: string): Promise<void> {
  const { deps, passwords, person } = self;
  let wrong: WrongCode | null = 'wrong-code';
  await passwords.counted(ownAttempt(self), async () => {
    wrong = await useCode(deps, person.id, code);
    return wrong === null;
  });
  if (wrong !== null) throw new AppError(wrong);
}
