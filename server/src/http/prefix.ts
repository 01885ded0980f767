// The path below which this server is reached, such as `/golf` (config.ts). No route knows of it.

/** What a request asks for: a proxy in front may take the prefix away, or leave it. */
export function withoutPrefix(url: string, prefix: string): string {
  if (prefix === '' || !url.startsWith(prefix)) return url;
  const rest = url.slice(prefix.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
}

/** A built page with the prefix in the addresses of what it loads, and where its scripts find it. */
export function withPrefix(html: string, prefix: string): string {
  if (prefix === '') return html;
  return html.replace(/ (src|href)="\//g, ` $1="${prefix}/`).replace('<html ', `<html data-prefix="${prefix}" `);
}
