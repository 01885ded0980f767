import { startTransition, useCallback, useEffect, useOptimistic, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** What a list keeps in the address, so that a link shows the same list and Back returns to it. */
export type AddressState = Readonly<Record<string, string>>;

/**
 * The values of the address with these defaults; the address leaves defaults out. Changing anything except the page goes back to page 1.
 * A change is seen at once, before the router has gone to the new address: several keys in a row all count.
 *
 * @example const [list, change] = useAddress({ search: '', state: '', page: '1' })
 */
export function useAddress<const S extends AddressState>(
  defaults: S,
): [{ [K in keyof S]: string }, (change: Partial<{ [K in keyof S]: string }>) => void] {
  const [params] = useSearchParams();
  const [shown, show] = useOptimistic(params);
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const navigate = useNavigate();
  const values = Object.fromEntries(Object.entries(defaults).map(([key, value]) => [key, shown.get(key) ?? value]));
  const change = useCallback(
    (changes: AddressState) => {
      const next = new URLSearchParams(latest.current);
      for (const [key, value] of Object.entries('page' in changes ? changes : { ...changes, page: defaults.page ?? '' })) {
        if (value === defaults[key] || value === '') next.delete(key);
        else next.set(key, value);
      }
      latest.current = next;
      startTransition(async () => {
        show(next);
        await navigate(`?${next}`, { replace: true, preventScrollReset: true });
      });
    },
    [show, navigate, defaults],
  );
  return [values as { [K in keyof S]: string }, change as (change: Partial<{ [K in keyof S]: string }>) => void];
}
