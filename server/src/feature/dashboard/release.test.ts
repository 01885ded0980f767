import { expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { newestRelease } from './release.ts';

it('CHANGES.md begins with the release that runs, and says the same things in both languages', () => {
  const [vi, en] = [newestRelease('vi'), newestRelease('en')];
  expect([vi.version, en.version]).toEqual([packageJson.version, packageJson.version]);
  expect(vi.changes.length).toBeGreaterThan(0);
  expect(en.changes).toHaveLength(vi.changes.length);
  expect(vi.changes).not.toEqual(en.changes);
});

it('only what is new in the newest release is told', () => {
  const text =
    '# New\n\n## 0.2.0 · 2026-12-01\n\n### vi\n\n- Hai.\n\n### en\n\n- Two.\n\n## 0.1.0 · 2026-11-01\n\n### vi\n\n- Một.\n\n### en\n\n- One.\n';
  expect(newestRelease('vi', text)).toEqual({ version: '0.2.0', date: '2026-12-01', changes: ['Hai.'] });
  expect(newestRelease('en', text).changes).toEqual(['Two.']);
});
