import { describe, expect, it } from 'vitest';
import { demoWarning, isForwarded } from './reach.ts';

describe('a demo, whose passwords everybody knows', () => {
  it.each([
    ['127.0.0.1', 'http://localhost:3000'],
    ['127.8.0.1', 'http://127.0.0.1:3000'],
    ['localhost', 'http://localhost'],
    ['::1', 'http://[::1]:3000'],
  ])('is not warned of while only this machine reaches it: %s, %s', (host, publicUrl) => {
    expect(demoWarning({ host, publicUrl })).toBe('');
  });

  it.each([
    ['0.0.0.0', 'http://localhost:3000', 'HOST=0.0.0.0'],
    ['192.168.1.20', 'http://localhost:3000', 'HOST=192.168.1.20'],
    ['127.0.0.1', 'https://golf.example.com', 'PUBLIC_URL=https://golf.example.com'],
  ])('is warned of in both languages when others reach it, whatever stands in front: %s, %s', (host, publicUrl, setting) => {
    const [vietnamese, english] = demoWarning({ host, publicUrl }).split('\n');
    expect([vietnamese, english]).toEqual([expect.stringContaining(`CẢNH BÁO`), expect.stringContaining('WARNING')]);
    for (const sentence of [vietnamese, english]) expect(sentence).toContain(setting);
  });

  it('is reached by others too where a proxy asks for them', () => {
    expect(isForwarded({ host: 'localhost:3000' })).toBe(false);
    expect(isForwarded({ 'x-forwarded-for': '203.0.113.7' })).toBe(true);
  });
});
