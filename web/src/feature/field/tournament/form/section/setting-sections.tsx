import { isAsked } from '@fairway/api/rule/field/setting-choice';
import { isSidePlay } from '@fairway/golf';
import { loadWords } from '../../../../../i18n/words.ts';
import { OnDemand } from '../../../../../ui/page/on-demand.tsx';
import type { Fields } from '../fields.ts';
import { AwardSection } from './award-section.tsx';
import { CutSection } from './cut-section.tsx';
import { FormatSection } from './format-section.tsx';
import { HandicapSection } from './handicap-section.tsx';
import { DayHandicapSection, LimitSection } from './rule-section.tsx';
import { SideAwardSection } from './side-award-section.tsx';
import { TieSection } from './tie-section.tsx';

const loadPlay = async () => {
  const [part] = await Promise.all([import('./play-section.tsx'), loadWords(['side'])]);
  return part.PlaySection;
};
const nothing = () => {};

/** The sections of a tournament's form that a new tournament has as well as an old one, or a rehearsal. */
export const SettingSections = (fields: Fields) => (
  <>
    {fields.values.play !== 'match' && <FormatSection {...fields} />}
    {isSidePlay(fields.values.play) && (
      <OnDemand opened load={loadPlay} onClose={nothing}>
        {(PlaySection) => <PlaySection {...fields} />}
      </OnDemand>
    )}
    {isAsked(fields.values, 'dayHandicapRule') && <DayHandicapSection {...fields} />}
    <HandicapSection {...fields} />
    <LimitSection {...fields} />
    {isAsked(fields.values, 'cut') && <CutSection {...fields} />}
    {fields.values.play !== 'match' && <TieSection {...fields} />}
    <AwardSection {...fields} />
    <SideAwardSection {...fields} />
  </>
);
