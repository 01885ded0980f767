import type { CeremonyStep, PublicCeremony } from '@fairway/api';
import type { ReactNode } from 'react';
import { useWords } from '../words.ts';
import { StandingsSteps } from './standings-steps.tsx';
import { WinnersSteps } from './winners-steps.tsx';

export type StepsProps<Step extends CeremonyStep> = { shown: readonly Step[]; ceremony: PublicCeremony };
type View<Step extends CeremonyStep> = (props: StepsProps<Step>) => ReactNode;
const VIEWS: { readonly [K in CeremonyStep['kind']]: View<Extract<CeremonyStep, { kind: K }>> } = {
  standings: StandingsSteps,
  winners: WinnersSteps,
};

/** What a presentation has shown, below what it is about. */
export function CeremonyView({ ceremony }: { ceremony: PublicCeremony }) {
  const { t } = useWords();
  const { kind, division, basis, shown } = ceremony;
  const ranked = [division === null ? t('wholeField') : t('divisionName', { name: division.name }), basis && t(`basis.${basis}`)];
  const View = VIEWS[kind] as View<CeremonyStep>;
  return (
    <>
      <h2>{kind === 'winners' ? t('winners') : ranked.filter(Boolean).join(' · ')}</h2>
      {shown.length === 0 && <p className="ceremony-soon">{t('ceremonySoon')}</p>}
      <View shown={shown} ceremony={ceremony} />
    </>
  );
}
