import { describe, expect, it } from 'vitest';
import { demoWarning } from './warning.ts';

describe('a demo, whose passwords everybody knows', () => {
  it.each(['127.0.0.1', '127.8.0.1', 'localhost', '::1', '[::1]'])('is not warned of while only this machine reaches it: %s', (host) => {
    expect(demoWarning(host)).toBe('');
  });

  it.each(['0.0.0.0', '::', '192.168.1.20', 'golf.example.com'])('is warned of in both languages when others reach it: %s', (host) => {
    const [vietnamese, english] = demoWarning(host).split('\n');
    expect([vietnamese, english]).toEqual([expect.stringContaining(`CẢNH BÁO`), expect.stringContaining('WARNING')]);
    for (const sentence of [vietnamese, english]) expect(sentence).toContain(`HOST=${host}`);
  });
});
