import { go } from '../address.ts';

/** A search whose words stay in the address. */
export function SearchField({ label, search }: { label: string; search: string }) {
  return (
    <label className="search-box">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20" />
      </svg>
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
    </label>
  );
}
