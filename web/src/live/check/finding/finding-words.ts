import type { PublicLanguage } from '@fairway/api/word/language';
import { type FindingWords, findingWords } from '@fairway/api/word/say/finding';
import { readable } from '@fairway/facts/readable';
import { formatInstant } from '../../../lib/value/date.ts';
import type { Say } from '../../words.ts';
import type { ResultProps } from '../card/card-view.tsx';
import type { PageFinding } from '../verdict.ts';
import { awardName } from './award-name.ts';

type Speaker = ResultProps & { readonly t: Say; readonly language: PublicLanguage };

/** A finding in the words of the page, which knows keys and times beside what the facts say. */
export function pageFindingWords(finding: PageFinding, speaker: Speaker): FindingWords {
  const { say, t, board, outcome } = speaker;
  const at = (instant: string | number) => formatInstant(new Date(instant).toISOString(), board.timeZone);
  if (finding.of === 'unknownKey') return { what: say('finding.unknownKey'), values: [] };
  if (finding.of === 'stolenKey') return { what: say('finding.stolenKey', { time: at(finding.at) }), values: [] };
  return findingWords(finding, {
    ...{ say, facts: outcome.checked.facts, readable, pickup: t('pickup') },
    awardName: (award) => awardName(award, speaker),
    basisName: (basis) => t(`basis.${basis}`),
    seenAt: (head) => at(outcome.seen.find((one) => one.head === head)?.at ?? 0),
  });
}
