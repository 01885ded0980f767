import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;
type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];
type Prepared = { name: string; parameterTypes: number[]; description: Message[] };

/** The longest unused goes. Lists of ids make a text for each of their lengths. */
const MOST_STATEMENTS = 200;
/** Longer ones write many rows and come once; the engine would keep megabytes of each. */
const LONGEST_KEPT = 4_000;

/**
 * Statements that the engine has prepared, by their text. Parsing and planning a statement takes longer than running it, and
 * every message to the engine costs time: here parsing and planning happen once, and the rest is one message.
 */
export class StatementCache {
  private readonly client: PGlite;
  private readonly statements = new Map<string, Prepared>();
  private count = 0;

  constructor(client: PGlite) {
    this.client = client;
  }

  /** Runs alone: the caller makes sure that nothing else runs. */
  async run<Row>(text: string, values: readonly unknown[], options?: QueryOptions): Promise<Results<Row>> {
    const { name, parameterTypes, description } = this.cached(text) ?? (await this.prepare(text));
    const texts = values.map((value, at) => this.textOf(value, parameterTypes[at] ?? 0, options));
    const answer = await this.send(serialize.bind({ statement: name, values: texts }), serialize.execute({}));
    const [result] = parse.parseResults([...description, ...answer], this.parsersFor(options), { rowMode: options?.rowMode });
    return result as Results<Row>;
  }

  /** The client has hundreds of parsers: they are not copied for every statement. */
  private parsersFor(options?: QueryOptions): PGlite['parsers'] {
    return options?.parsers ? Object.assign(Object.create(this.client.parsers), options.parsers) : this.client.parsers;
  }

  private cached(text: string): Prepared | undefined {
    const statement = this.statements.get(text);
    if (!statement) return;
    this.statements.delete(text);
    this.statements.set(text, statement);
    return statement;
  }

  /** One without a name goes with the next. */
  private async prepare(text: string): Promise<Prepared> {
    const isKept = text.length <= LONGEST_KEPT;
    if (isKept) await this.makeRoom();
    const name = isKept ? `s${this.count++}` : '';
    const answer = await this.send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const parameterTypes = parse.parseDescribeStatementResults(answer);
    const prepared = { name, parameterTypes, description: answer.filter((message) => message.name === 'rowDescription') };
    if (isKept) this.statements.set(text, prepared);
    return prepared;
  }

  private async makeRoom(): Promise<void> {
    const [oldest] = this.statements;
    if (!oldest || this.statements.size < MOST_STATEMENTS) return;
    const [text, { name }] = oldest;
    this.statements.delete(text);
    await this.send(serialize.close({ type: 'S', name }));
  }

  private textOf(value: unknown, type: number, options?: QueryOptions): string | null {
    if (value === null || value === undefined) return null;
    const serializer = options?.serializers?.[type] ?? this.client.serializers[type];
    return serializer ? serializer(value) : String(value);
  }

  private send(...messages: Uint8Array[]): Promise<Message[]> {
    return this.client.execProtocolStream(Buffer.concat([...messages, serialize.sync()]));
  }
}
