import { describe, expect, it } from 'vitest';
import { openPushService } from '../../../../test/kit/outside/push.ts';
import { createDelivery, newSiteKeys } from './delivery.ts';
import { isPublicAddress, isPushService } from './endpoint.ts';

const service = await openPushService();
const elsewhere = await openPushService();
const keys = await newSiteKeys();
const parts = { added: [service.origin], subject: 'https://golf.example.com' };
const MESSAGE = { payload: '{"title":"Xin chào"}', topic: 'topic', secondsOfUse: 60, isUrgent: true };
const send = (given: Partial<Parameters<typeof createDelivery>[0]> = {}, phone = service.phone('a')) =>
  createDelivery({ ...parts, ...given })(phone, keys, MESSAGE);

describe('a message to a push service', () => {
  it('is read by its phone alone, and says who sends it', async () => {
    service.answer({ status: 201 });
    expect(await send()).toEqual({ kind: 'sent' });
    expect(service.told()).toMatchObject([{ to: 'a', ttl: 60, title: 'Xin chào' }]);
  });

  it('follows no redirect', async () => {
    service.answer({ status: 307, headers: { location: `${elsewhere.origin}/b` } });
    expect(await send()).toEqual({ kind: 'refused' });
    expect(elsewhere.told()).toEqual([]);
  });

  it('waits only so long for a service that does not answer', async () => {
    service.answer({ status: 201, body: 'silent' });
    expect(await send({ patienceMs: 50 })).toEqual({ kind: 'later', afterSeconds: null });
  });

  it('reads nothing of an endless answer', async () => {
    service.answer({ status: 201, body: 'endless' });
    expect(await send()).toEqual({ kind: 'sent' });
  });

  it('never goes to a private address, whatever name leads there', async () => {
    let asked = '';
    const lookup = ((host: string, _options: unknown, done: (error: null, found: object[]) => void) => {
      asked = host;
      done(null, [{ address: '127.0.0.1', family: 4 }]);
    }) as never;
    const phone = { ...service.phone('a'), endpoint: 'https://fcm.googleapis.com/fcm/send/a' };
    expect(await send({ lookup }, phone)).toEqual({ kind: 'refused' });
    expect(asked).toBe('fcm.googleapis.com');
  });

  it('goes no more to a service that the setting has no more', async () => {
    expect(await send({ added: [] })).toEqual({ kind: 'refused' });
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [401, 'refused'],
    [403, 'refused'],
  ])('that is answered with %s is %s: only who says that the phone is gone ends it', async (status, kind) => {
    service.answer({ status });
    expect(await send()).toEqual({ kind });
  });

  it('with a key of the site that is none fails, and says nothing of the phone', async () => {
    const broken = { ...keys, privateKey: 'x' };
    await expect(createDelivery(parts)(service.phone('a'), broken, MESSAGE)).rejects.toThrow(/private key/i);
  });
});

it.each([
  '10.1.2.3',
  '127.0.0.1',
  '169.254.169.254',
  '172.20.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
])('%s is no address of the internet at large', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['142.250.1.1', '17.188.1.1', '2404:6800:4003::5f', '172.32.0.1'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

describe('an address that a stranger gives', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://wns2-sg2p.notify.windows.com/w/?token=x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'http://127.0.0.1:4000/x',
  ])('%s is of a known service, or of an origin that the setting adds', (endpoint) => {
    expect(isPushService(endpoint, ['http://127.0.0.1:4000'])).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/fcm/send/x',
    'https://fcm.googleapis.com./x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://user@fcm.googleapis.com/x',
    'https://evil.example/fcm.googleapis.com',
    'https://notify.windows.com.evil.example/x',
    'https://evilnotify.windows.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'http://127.0.0.1:4001/x',
    'http://127.0.0.1:4000@evil.example/x',
    'ftp://web.push.apple.com/x',
    'x',
  ])('%s is of none', (endpoint) => {
    expect(isPushService(endpoint, ['http://127.0.0.1:4000'])).toBe(false);
  });
});
