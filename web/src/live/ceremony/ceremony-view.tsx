import './ceremony.css';
import type { CeremonyStep, PublicBoard, PublicCeremony } from '@fairway/api';
import type { ReactNode } from 'react';
import { listName } from '../seal/list-name.ts';
import { useWords } from '../words.ts';
import { CountedHolesSteps } from './counted-holes-steps.tsx';
import { StandingsSteps } from './standings-steps.tsx';
import { WinnersSteps } from './winners-steps.tsx';

export type StepsProps<Step extends CeremonyStep> = {
  shown: readonly Step[];
  ceremony: PublicCeremony;
  sponsors: PublicBoard['sponsors'];
};
type View<Step extends CeremonyStep> = (props: StepsProps<Step>) => ReactNode;
const VIEWS: { readonly [K in CeremonyStep['kind']]: View<Extract<CeremonyStep, { kind: K }>> } = {
  standings: StandingsSteps,
  'counted-holes': CountedHolesSteps,
  winners: WinnersSteps,
};

/** What a presentation has shown, below what it is about. */
export function CeremonyView({ ceremony, sponsors }: { ceremony: PublicCeremony } & Pick<PublicBoard, 'sponsors'>) {
  const { t, language } = useWords();
  const { kind, basis, shown } = ceremony;
  const ranked = [listName(ceremony, t, language), basis && t(`basis.${basis}`)];
  const View = VIEWS[kind] as View<CeremonyStep>;
  return (
    <>
      <h2 className={kind === 'winners' && shown.length > 0 ? 'is-award' : undefined}>
        {kind === 'winners' ? t('winners') : ranked.filter(Boolean).join(' · ')}
      </h2>
      {shown.length === 0 && <p className="ceremony-soon">{t('ceremonySoon')}</p>}
      <View shown={shown} ceremony={ceremony} sponsors={sponsors} />
    </>
  );
}
