import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Certificate } from './certificate.ts';

/** The certificate that another program keeps in a folder, under the names that certbot gives. */
export async function readCertificateFolder(folder: string): Promise<Certificate> {
  const [chain, key] = await Promise.all(['fullchain.pem', 'privkey.pem'].map((name) => readFile(join(folder, name), 'utf8')));
  return { chain: chain ?? '', key: key ?? '' };
}
