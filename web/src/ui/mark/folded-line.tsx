/** A line that folds away what it counts; without that, only the line. */
export function FoldedLine({ text, folded }: { text: string; folded: readonly string[] }) {
  if (folded.length === 0) return text;
  return (
    <details>
      <summary>{text}</summary>
      <ul className="marked">
        {folded.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
