import { commandOf } from '../../server/src/command.ts';
import { checkSource } from '../kit/result-source.ts';

/** `npm run check-result FILE`: whether a result follows from its facts, and its ledger and signature hold. A file or an address. */
const [, , source] = process.argv;
if (source === undefined) {
  console.error(commandOf('check-result', 'FILE | https://…/facts.json'));
  process.exitCode = 2;
} else {
  const { code, lines } = await checkSource(source);
  console.log(lines.join('\n'));
  process.exitCode = code;
}
