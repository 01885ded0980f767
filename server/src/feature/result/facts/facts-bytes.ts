import { canonical, type DayFacts, type LedgerLine } from '@fairway/facts';
import { canonicalText } from '../../../text/canonical-text.ts';
import { mapInSlices } from '../../../work/slice.ts';

/** Lines are kept from version to version (`kept-score-line.ts`), and so are their bytes: a comma and the line. */
const BYTES = new WeakMap<LedgerLine, Buffer>();

function lineBytes(line: LedgerLine): Buffer {
  const cached = BYTES.get(line);
  if (cached !== undefined) return cached;
  const bytes = Buffer.from(`,${canonical(line)}`);
  BYTES.set(line, bytes);
  return bytes;
}

/** Facts as canonical JSON. */
export async function factsBytes({ core, final, format, ledger, names, replaced, signature }: DayFacts): Promise<Buffer> {
  const before = await canonicalText({ core, final, format });
  const after = await canonicalText({ names, replaced, signature });
  return Buffer.concat([
    Buffer.from(`${before.slice(0, -1)},"ledger":`),
    ...(await ledgerBytes(ledger)),
    Buffer.from(`,${after.slice(1)}`),
  ]);
}

async function ledgerBytes(ledger: DayFacts['ledger']): Promise<Buffer[]> {
  if (ledger === null) return [Buffer.from('null')];
  const [first = Buffer.alloc(0), ...others] = await mapInSlices(ledger.lines, lineBytes);
  return [Buffer.from(`{"head":${canonical(ledger.head)},"lines":[`), first.subarray(1), ...others, Buffer.from(']}')];
}
