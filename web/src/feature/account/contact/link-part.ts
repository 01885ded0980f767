/** A piece of a text: as it is written, and where it leads. */
type LinkPart = { readonly text: string; readonly href?: string };

/** An e-mail address, or eight digits and more as people write a phone number. */
const LINK = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+?\d(?:[\s.()-]{0,2}\d){7,14}/g;

/** Phone numbers and e-mail addresses in a text become links; nothing else does. */
export function linkParts(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let from = 0;
  for (const { 0: link, index } of text.matchAll(LINK)) {
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: link, href: link.includes('@') ? `mailto:${link}` : `tel:${link.replaceAll(/[^+\d]/g, '')}` });
    from = index + link.length;
  }
  return from < text.length ? [...parts, { text: text.slice(from) }] : parts;
}
