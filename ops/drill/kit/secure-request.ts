import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';

type Sent = { method?: string; headers?: Record<string, string>; body?: unknown; localAddress?: string };
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Opens a request over TLS, from any address of this machine. */
export async function open(url: string, { method = 'GET', headers = {}, body, localAddress }: Sent = {}): Promise<IncomingMessage> {
  const sent = request(url, { method, headers: { 'content-type': 'application/json', ...headers }, localAddress, agent: false });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.on('error', () => {});
  return answer;
}

export async function ask(url: string, sent?: Sent): Promise<Answer> {
  const answer = await open(url, sent);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

/** The protocol that a browser would speak. */
export async function protocolOf(url: string): Promise<string | undefined> {
  const session = connect(url);
  await once(session, 'connect');
  const { alpnProtocol } = session;
  session.close();
  return alpnProtocol;
}
