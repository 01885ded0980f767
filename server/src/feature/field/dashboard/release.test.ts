import { expect, it } from 'vitest';
import packageJson from '../../../../package.json' with { type: 'json' };
import { readReleases } from './release.ts';

it('CHANGES.md begins with the release that runs, and says the same things in both languages', () => {
  const [[vi], [en]] = [readReleases('vi'), readReleases('en')];
  expect([vi?.version, en?.version]).toEqual([packageJson.version, packageJson.version]);
  expect(vi?.changes.length).toBeGreaterThan(0);
  expect(en?.changes).toHaveLength(vi?.changes.length ?? 0);
  expect(vi?.changes).not.toEqual(en?.changes);
});

it('what is new in every release is told, the newest first: whoever updates may have left some out', () => {
  const text =
    '# New\n\n## 0.2.0 · 2026-12-01\n\n### vi\n\n- Hai.\n\n### en\n\n- Two.\n\n## 0.1.0 · 2026-11-01\n\n### vi\n\n- Một.\n\n### en\n\n- One.\n';
  expect(readReleases('vi', text)).toEqual([
    { version: '0.2.0', date: '2026-12-01', changes: ['Hai.'] },
    { version: '0.1.0', date: '2026-11-01', changes: ['Một.'] },
  ]);
  expect(readReleases('en', text).map(({ changes }) => changes)).toEqual([['Two.'], ['One.']]);
});
