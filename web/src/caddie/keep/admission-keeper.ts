import { type Admission, NO_SHOTS } from '../phone/admission.ts';
import { database } from './database.ts';

/** The flights that this phone was let into, the latest last. */
export async function readAdmissions(): Promise<readonly Admission[]> {
  const admissions = await (await database()).getAll('admission');
  return admissions.map(withShots).sort((one, other) => one.admittedAt - other.admittedAt);
}

/** What a page kept that did not measure yet. */
const withShots = (admission: Admission): Admission => ({
  ...admission,
  heldShots: admission.heldShots ?? [],
  flight: { ...NO_SHOTS, ...admission.flight },
});

export const keepAdmission = async (admission: Admission): Promise<void> => {
  await (await database()).put('admission', admission);
};

export const forgetAdmission = async (id: string): Promise<void> => (await database()).delete('admission', id);
