import type { MarkerEntry } from '@fairway/api';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { ownName } from '../../lib/prefix.ts';
import type { Unsent } from '../../outbox/outbox.ts';
import type { Admission, Besides } from '../phone/admission.ts';

/** A stroke, or what is beside the strokes: of one flight each has its own `admission`, so that an older page knows its strokes alone. */
type KeptEntry = Unsent<MarkerEntry | Besides> & { readonly id: string; readonly admission: string; readonly at: number };

interface CaddieDatabase extends DBSchema {
  admission: { key: string; value: Admission };
  entry: { key: string; value: KeptEntry; indexes: { admission: string } };
}
export type Database = IDBPDatabase<CaddieDatabase>;

const NAME = ownName('golf_marker');
/** Some browsers never answer when they open a database, and the caddie waits for the page. */
const PATIENCE_MS = 3_000;
let opened: Promise<Database> | null = null;

const forget = (): void => {
  opened = null;
};

/** What this phone keeps. Fails where the browser refuses storage. */
export function database(): Promise<Database> {
  opened ??= inTime(
    openDB<CaddieDatabase>(NAME, 1, {
      upgrade: (db) => {
        db.createObjectStore('admission', { keyPath: 'id' });
        db.createObjectStore('entry', { keyPath: 'id' }).createIndex('admission', 'admission');
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: forget,
    }),
  );
  opened.catch(forget);
  return opened;
}

const inTime = <Result>(work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The browser’s storage does not answer')), PATIENCE_MS)),
  ]);
