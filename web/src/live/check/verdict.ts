import type { SiteKey } from '@fairway/api';
import type { Checked, Finding } from '@fairway/facts';
import type { SeenHead } from './head/seen-head.ts';

/** Everything that was asked for one check. */
export type Outcome = {
  readonly checked: Checked;
  /** The keys of this site; null: they did not load. */
  readonly keys: readonly SiteKey[] | null;
  readonly seen: readonly SeenHead[];
};

/** What the page finds beside the check of the facts: whose key the signature is of. */
export type PageFinding = Finding | { readonly of: 'unknownKey' } | { readonly of: 'stolenKey'; readonly at: string };

/** Whether everything agrees (green), something does not (red), or it agrees as far as it can be checked by now (amber). */
export type Verdict = { readonly colour: 'green' | 'amber' | 'red'; readonly findings: readonly PageFinding[] };

export function verdictOf({ checked, keys }: Pick<Outcome, 'checked' | 'keys'>): Verdict {
  const [firstSeen] = checked.findings.filter(({ of }) => of === 'seen');
  // the other heads that were seen later follow from it
  const findings = [...checked.findings.filter((one) => one.of !== 'seen' || one === firstSeen), ...keyFindings(checked, keys)];
  if (findings.length > 0) return { colour: 'red', findings };
  const { facts, ledger, signature } = checked;
  const isWhole = facts.final && ledger !== null && signature !== null && keyOf(checked, keys)?.stolenAt === null;
  return { colour: isWhole ? 'green' : 'amber', findings };
}

/** The key of the signature among those of the site; undefined: there is none, or it could not be compared. */
export const keyOf = ({ signature }: Checked, keys: readonly SiteKey[] | null): SiteKey | undefined =>
  keys?.find(({ key }) => key === signature?.key);

function keyFindings(checked: Checked, keys: readonly SiteKey[] | null): PageFinding[] {
  const signedAt = checked.facts.signature?.statement.at;
  if (signedAt === undefined || keys === null) return [];
  const key = keyOf(checked, keys);
  if (key === undefined) return [{ of: 'unknownKey' }];
  return key.stolenAt !== null && key.stolenAt <= signedAt ? [{ of: 'stolenKey', at: signedAt }] : [];
}
