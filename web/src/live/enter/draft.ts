import type { EnterPage } from '@fairway/api';
import { newId } from '../../lib/id.ts';
import { newSecret } from '../../lib/signup-secret.ts';
import { keptByTournament } from '../kept.ts';

/** A member of a group beside whoever fills in the form. */
type DraftPartner = {
  readonly id: string;
  readonly secret: string;
  readonly kindId: string;
  readonly name: string;
  readonly gender: string;
};
/** What was typed of a person, by field. */
export type DraftPerson = Readonly<Record<'name' | 'gender' | AskedField, string>>;
export type AskedField = keyof EnterPage['form']['asked'];
type DraftExtra = { readonly count: number; readonly size: string };

/** What a person answers, on the form and when they correct it. Nothing of it is chosen for them. */
export type Draft = {
  readonly person: DraftPerson;
  /** By question. */
  readonly answers: Readonly<Record<string, string>>;
  /** By extra. */
  readonly extras: Readonly<Record<string, DraftExtra>>;
  readonly wishes: string;
  /** The purposes that they agree to. */
  readonly consents: readonly string[];
  readonly guardian: string;
};
/** The same with what only a new signup has. It keeps its id and its secrets however often it is sent. */
export type NewDraft = Draft & {
  readonly id: string;
  readonly secret: string;
  readonly begunAt: string;
  readonly kindId: string;
  readonly partners: readonly DraftPartner[];
  readonly code: string;
  readonly waits: boolean;
};

const NOBODY: DraftPerson = {
  ...{ name: '', gender: '', phone: '', email: '', vga: '', birthYear: '', handicapIndex: '', memberNumber: '' },
};

export const newPartner = (kindId: string): DraftPartner => ({ id: newId(), secret: newSecret(), kindId, name: '', gender: '' });

export const newDraft = (): NewDraft => ({
  ...{ id: newId(), secret: newSecret(), begunAt: new Date().toISOString(), kindId: '', partners: [], code: '', waits: true },
  ...{ person: NOBODY, answers: {}, extras: {}, wishes: '', consents: [], guardian: '' },
});

const MOST_KEPT = 10;
/** What somebody has begun to fill in on this phone; what they agree to is asked again. */
export const keptDraft = keptByTournament<NewDraft | null>('fairway-signup-draft', MOST_KEPT);

/** A signup that was sent from this phone, with the links of whom it entered: the server tells those to nobody. */
export type OwnLink = { readonly secret: string; readonly name: string; readonly partners: Readonly<Record<string, string>> };
export const keptLinks = keptByTournament<readonly OwnLink[]>('fairway-signups', MOST_KEPT);
