import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { programNamed } from './program.ts';

/** A self-signed certificate and its key, for this machine by both its names unless others are given. */
export function makeCertificate(folder: string, names = 'DNS:localhost,IP:127.0.0.1'): [certificate: string, key: string] {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const of = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${names}`, '-days', '2'];
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...of];
  execFileSync(programNamed('openssl'), options, { stdio: 'ignore' });
  return [certificate, key];
}

/** This process trusts it from here on. */
export const trust = (certificate: string): void =>
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')]);
