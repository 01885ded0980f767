import { AwardSection } from './award-section.tsx';
import { CutSection } from './cut-section.tsx';
import type { Fields } from './fields.ts';
import { FormatSection } from './format-section.tsx';
import { HandicapSection } from './handicap-section.tsx';
import { DayHandicapSection, LimitSection } from './rule-section.tsx';
import { SideAwardSection } from './side-award-section.tsx';
import { TieSection } from './tie-section.tsx';

/** The sections of a tournament's form that a new tournament has as well as an old one, or a rehearsal. */
export const SettingSections = (fields: Fields) => (
  <>
    <FormatSection {...fields} />
    <DayHandicapSection {...fields} />
    <HandicapSection {...fields} />
    <LimitSection {...fields} />
    <CutSection {...fields} />
    <TieSection {...fields} />
    <AwardSection {...fields} />
    <SideAwardSection {...fields} />
  </>
);
