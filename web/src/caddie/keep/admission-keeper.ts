import type { Admission } from '../phone/admission.ts';
import { database } from './database.ts';

/** The flights that this phone was let into, the latest last. */
export const readAdmissions = async (): Promise<readonly Admission[]> =>
  (await (await database()).getAll('admission')).toSorted((one, other) => one.admittedAt - other.admittedAt);

export const keepAdmission = async (admission: Admission): Promise<void> => {
  await (await database()).put('admission', admission);
};

export const forgetAdmission = async (id: string): Promise<void> => (await database()).delete('admission', id);
