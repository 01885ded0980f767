import { PREFIX } from '../../lib/prefix.ts';
import type { CheckAnswer, CheckQuestion } from './checker.ts';

const SCRIPT = `${PREFIX}/live-check.js`;

/** Asks the engine, which loads now: in a worker, so that the page does not stop, or in the page where none starts. Fails without the network. */
export const askChecker = <Of extends CheckQuestion>(question: Of): Promise<CheckAnswer<Of>> =>
  inWorker(question).catch(() => inPage(question));

const inWorker = <Of extends CheckQuestion>(question: Of): Promise<CheckAnswer<Of>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(SCRIPT); // throws where a browser refuses it
    worker.onmessage = ({ data }: MessageEvent<CheckAnswer<Of>>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error('No worker'));
    };
    worker.postMessage(question);
  });

type Answering = { answerCheck?: (question: CheckQuestion) => unknown };

async function inPage<Of extends CheckQuestion>(question: Of): Promise<CheckAnswer<Of>> {
  const { answerCheck } = globalThis as Answering;
  if (answerCheck) return answerCheck(question) as CheckAnswer<Of>;
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = resolve;
    script.onerror = reject;
    script.src = SCRIPT;
    document.head.append(script);
  });
  return (globalThis as Answering).answerCheck?.(question) as CheckAnswer<Of>;
}
