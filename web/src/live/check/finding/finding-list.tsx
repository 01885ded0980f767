import { useWords } from '../../words.ts';
import type { ResultProps } from '../card/card-view.tsx';
import type { PageFinding } from '../verdict.ts';
import { pageFindingWords } from './finding-words.ts';

/** So many stand there open. */
const MOST = 20;

type Props = ResultProps & { findings: readonly PageFinding[] };

/** What does not agree, each with both values. */
export function FindingList({ findings, ...props }: Props) {
  const { t, language } = useWords();
  const { say } = props;
  const sentences = findings.map((finding) => pageFindingWords(finding, { ...props, t, language }));
  const [first, others] = [sentences.slice(0, MOST), sentences.slice(MOST)];
  return (
    <section className="check-part">
      <h2>{say('finding.title', { count: findings.length })}</h2>
      <Items items={first} />
      {others.length > 0 && (
        <details>
          <summary>{say('finding.more', { count: others.length })}</summary>
          <Items items={others} />
        </details>
      )}
    </section>
  );
}

const Items = ({ items }: { items: readonly ReturnType<typeof pageFindingWords>[] }) => (
  <ul className="check-findings" translate="no">
    {items.map(({ what, values }, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two may say the same
      <li key={nth}>
        {what}
        {values.length > 0 && (
          <dl>
            {values.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </li>
    ))}
  </ul>
);
