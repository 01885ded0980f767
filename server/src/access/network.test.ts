import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('what counts as one address', () => {
  it.each([
    ['an IPv4 address, itself', '203.0.113.7', '203.0.113.7'],
    ['the same, come in over IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['of an IPv6 address, its network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['the same in capitals, with zeros', '2001:0DB8:0001:0002::F', '2001:db8:1:2::/64'],
    ['with zeros left out in front', '::1', '0:0:0:0::/64'],
    ['with zeros left out in the network', '2001:db8::5:6:7:8', '2001:db8:0:0::/64'],
    ['with the interface that it came in by', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('is %s', (_, address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
