/** Who waits: a person at a desk or another program of the club, or a phone. */
export type Source = { id: string; isPhone?: boolean };

export type WaitingLine<One> = {
  add(one: One, source: Source): void;
  /** Whose turn it is; they wait no longer. */
  next(): One | undefined;
  length(): number;
};

/**
 * Those who wait for their turn: desks first, then phones, and of each one source after the other. However much of its own a source lets
 * wait, another one waits for one piece of it at most.
 */
export function createWaitingLine<One>(): WaitingLine<One> {
  const desks = new Map<string, One[]>();
  const phones = new Map<string, One[]>();
  let waiting = 0;

  const nextOf = (sources: Map<string, One[]>): One | undefined => {
    const [first] = sources;
    if (first === undefined) return undefined;
    const [id, own] = first;
    const one = own.shift();
    sources.delete(id);
    if (own.length > 0) sources.set(id, own); // behind the other sources
    return one;
  };

  return {
    add: (one, { id, isPhone = false }) => {
      const sources = isPhone ? phones : desks;
      const own = sources.get(id);
      if (own) own.push(one);
      else sources.set(id, [one]);
      waiting += 1;
    },
    next: () => {
      const one = nextOf(desks.size > 0 ? desks : phones);
      if (one !== undefined) waiting -= 1;
      return one;
    },
    length: () => waiting,
  };
}
