import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonical, dataBlock } from '@fairway/facts';
import { afterAll, describe, expect, it } from 'vitest';
import { factsOf } from '../../facts/test-kit/index.ts';
import { cardToPar, competitor, PLAIN_COURSE, rules } from '../../golf/test-kit/index.ts';
import { checkSource } from '../../scripts/kit/result-source.ts';

const facts = factsOf({
  rules: rules(),
  competitors: [1, 2, 3].map((over) =>
    competitor(`p${over}`, { division: 'A', handicap: 10 * over, cards: [cardToPar(PLAIN_COURSE, { 1: over })] }),
  ),
});
const text = canonical(facts);
const folder = mkdtempSync(join(tmpdir(), 'fairway-check-result-'));
const fileOf = (content: string): string => {
  const path = join(folder, 'facts');
  writeFileSync(path, content);
  return path;
};
const check = async (content: string) => checkSource(fileOf(content));

const server = createServer((request, response) => {
  if (request.url === '/gone') response.writeHead(404).end('gone');
  else response.end(text);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe('npm run check-result', () => {
  it('says in Vietnamese and in English that a result agrees: of a file, of an address, and of a page that holds it', async () => {
    for (const told of [
      await check(text),
      await checkSource(`${address}/facts.json`),
      await check(`<p>a page</p>${dataBlock(facts)}<script>x</script>`),
    ]) {
      expect(told.code).toBe(0);
      expect(told.lines).toContain('9 trên 9 hạng khớp, sổ điểm nguyên vẹn.');
      expect(told.lines).toContain('9 of 9 places agree, the score ledger is intact.');
    }
  });

  it('names what does not agree, with both values', async () => {
    const { code, lines } = await check(text.replace('"cards":[[5,', '"cards":[[6,'));
    expect(code).toBe(1);
    expect(lines.filter((line) => line.includes('✗') && line.includes('Nguyễn p1'))).toEqual(
      expect.arrayContaining([expect.stringMatching(/hố 1: .* 6; .* 5$/), expect.stringMatching(/hole 1: .* 6; .* 5$/)]),
    );
  });

  it.each([
    ['a foreign file', () => check('%PDF-1.4'), 'golf day facts'],
    ['one that is cut short', () => check(text.slice(0, 5000)), 'golf day facts'],
    ['a page that is cut short', () => check(dataBlock(facts).slice(0, 5000)), 'golf day facts'],
    ['an empty one', () => check(''), 'golf day facts'],
    ['one of a newer format', () => check(text.replace('"formatVersion":1', '"formatVersion":2')), 'newer version'],
    ['a file that is not there', () => checkSource(join(folder, 'nothing')), 'cannot be opened'],
    ['a folder', () => checkSource(folder), 'cannot be opened'],
    ['an address that does not answer', () => checkSource('http://127.0.0.1:9/facts.json'), 'does not answer'],
    ['an address of nothing', () => checkSource(`${address}/gone`), '404'],
  ])('says in a sentence that it cannot read %s', async (_, ask, sentence) => {
    const { code, lines } = await ask();
    expect([code, lines.length]).toEqual([2, 2]);
    expect(lines[1]).toContain(sentence);
  });
});
