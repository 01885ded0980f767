/** Takes one item, and answers with its own result. */
export type Together<Item, Result> = (item: Item) => Promise<Result>;

/** How many calls may be under way, and how many items one of them takes. */
type Limits = { calls: number; items: number };

/**
 * Items that wait at the same time are written by one call, in the order in which they came, and nobody waits for others to come: while
 * calls are under way the next one gathers. If a call of several fails, each is written alone: nobody fails for another's item.
 */
export function createTogether<Item, Result>(
  most: Limits,
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
): Together<Item, Result> {
  const waiting: { item: Item; answer: PromiseWithResolvers<Result> }[] = [];
  let underWay = 0;

  const begin = (): void => {
    if (underWay === most.calls) return;
    underWay += 1;
    // after all requests that have arrived were read: the embedded database stops the event loop while it works
    setImmediate(async () => {
      await writeTogether(waiting.splice(0, most.items));
      underWay -= 1;
      if (waiting.length > 0) begin();
    });
  };

  const writeTogether = async (batch: typeof waiting): Promise<void> => {
    if (batch.length === 0) return;
    try {
      const results = await write(batch.map(({ item }) => item));
      for (const [nth, { answer }] of batch.entries()) answer.resolve(results[nth] as Result);
    } catch (error) {
      if (batch.length === 1) return batch[0]?.answer.reject(error);
      for (const one of batch) await writeTogether([one]);
    }
  };

  return (item) => {
    const answer = Promise.withResolvers<Result>();
    waiting.push({ item, answer });
    begin();
    return answer.promise;
  };
}
