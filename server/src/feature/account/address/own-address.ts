import { isIPv6 } from 'node:net';
import type { networkInterfaces } from 'node:os';
import type { AddressKind } from '@fairway/api/choice/account/address';
import type { Config } from '../../../config.ts';

type OwnAddress = { address: string; kind: AddressKind };
type Networks = ReturnType<typeof networkInterfaces>;

/** Every address of the machine. */
const ALL = ['0.0.0.0', '::'];
const ALONE = /^(localhost$|127\.|\[?::1\]?$)/;

/** Whether only programs of this machine reach the server, such as a proxy in front. */
export const isAlone = ({ host }: Pick<Config, 'host'>): boolean => ALONE.test(host);

/** The addresses that lead here as far as the server knows by itself: the one of the settings, and those of the machine in its networks. */
export function ownAddresses(config: Pick<Config, 'publicUrl' | 'host' | 'port' | 'prefix' | 'tls'>, networks: Networks): OwnAddress[] {
  const { publicUrl, host, port, prefix, tls } = config;
  const hostname = new URL(publicUrl).hostname;
  const addresses: OwnAddress[] = [{ address: publicUrl, kind: ALONE.test(hostname) ? 'machine' : 'public' }];
  // a certificate is for its name: by number no phone would trust it
  if (tls !== undefined || isAlone(config)) return addresses;
  const hosts = ALL.includes(host) ? addressesIn(networks) : [host];
  const others = hosts.map(
    (own): OwnAddress => ({ address: `http://${inAddress(own)}${port === 80 ? '' : `:${port}`}${prefix}`, kind: 'network' }),
  );
  return [...addresses, ...others.filter(({ address }) => address !== publicUrl)];
}

/** An address of IPv6 stands in brackets there. */
const inAddress = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

/** What phones on the same Wi-Fi can open; IPv6 addresses change, and nobody types them. */
const addressesIn = (networks: Networks): string[] =>
  Object.values(networks)
    .flatMap((list) => list ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address);
