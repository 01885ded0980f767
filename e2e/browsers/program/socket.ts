import { within } from '../driver.ts';

type Answer = { id?: number; method?: string; result?: object; error?: string | { message: string }; message?: string };
export type Commands = {
  readonly ask: (method: string, params: object, more?: object) => Promise<object>;
  /** Resolves to the first of these events that the browser reports. */
  readonly heard: (...events: string[]) => Promise<string>;
  readonly close: () => void;
};

/** Commands of WebDriver BiDi or of DevTools over a socket; each is answered by its number. */
export async function connect(address: string): Promise<Commands> {
  const socket = new WebSocket(address);
  const opened = new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  await within(`a socket to ${address}`, opened);
  const waiting = new Map<number, (answer: Answer) => void>();
  const listening = new Map<string, () => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(data) as Answer;
    if (answer.method !== undefined) listening.get(answer.method)?.();
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id ?? 0);
  };
  let last = 0;
  const ask = (method: string, params: object, more: object = {}): Promise<object> => {
    const answered = new Promise<object>((resolve, reject) => {
      const refused = ({ error, message }: Answer) => new Error(`${method}: ${JSON.stringify(error)} ${message ?? ''}`);
      waiting.set(++last, (answer) => (answer.result ? resolve(answer.result) : reject(refused(answer))));
      socket.send(JSON.stringify({ id: last, method, params, ...more }));
    });
    return within(`the answer to ${method} ${JSON.stringify(params).slice(0, 100)}`, answered);
  };
  const heard = (...events: string[]): Promise<string> => {
    const first = new Promise<string>((resolve) => {
      for (const event of events) listening.set(event, () => resolve(event));
    });
    return within(events.join(' or '), first);
  };
  return { ask, heard, close: () => socket.close() };
}
