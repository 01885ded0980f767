/** A warning beside a name; two people may well have the same. */
export function NamesakeNote({ text }: { text: string }) {
  return <span className="needs-person strong">{text}</span>;
}
