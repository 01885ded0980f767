/** Takes one item, and answers with its own result. */
export type Together<Item, Result> = (item: Item) => Promise<Result>;

/**
 * Items that wait at the same time are written by one call, in the order in which they came, and nobody waits for others to come: while
 * one call is under way the next one gathers. If a call fails, it has failed for each of its items.
 */
export function createTogether<Item, Result>(
  atMost: number,
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
): Together<Item, Result> {
  const waiting: { item: Item; answer: PromiseWithResolvers<Result> }[] = [];
  let isUnderWay = false;

  const writeNext = async (): Promise<void> => {
    const taken = waiting.splice(0, atMost);
    isUnderWay = taken.length > 0;
    if (!isUnderWay) return;
    try {
      const results = await write(taken.map(({ item }) => item));
      for (const [nth, { answer }] of taken.entries()) answer.resolve(results[nth] as Result);
    } catch (error) {
      for (const { answer } of taken) answer.reject(error);
    }
    setImmediate(writeNext);
  };

  return (item) => {
    const answer = Promise.withResolvers<Result>();
    waiting.push({ item, answer });
    // after all requests that have arrived were read: the embedded database stops the event loop while it works
    if (!isUnderWay) setImmediate(writeNext);
    isUnderWay = true;
    return answer.promise;
  };
}
