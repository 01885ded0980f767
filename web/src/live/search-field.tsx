import { go } from './address.ts';

/** A search whose words stay in the address. */
export function SearchField({ label, search }: { label: string; search: string }) {
  return (
    <input
      className="search"
      type="search"
      aria-label={label}
      placeholder={label}
      value={search}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => go({ q: target.value }, 'replace')}
    />
  );
}
