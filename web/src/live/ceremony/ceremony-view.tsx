import type { StepsProps } from './standings-steps.tsx';
import './ceremony.css';
import type { CeremonyStep, PublicBoard, PublicCeremony } from '@fairway/api';
import type { ComponentType } from 'react';
import { onDemand } from '../page/on-demand.tsx';
import { listName } from '../seal/list-name.ts';
import { useSealWords } from '../seal/words.ts';
import { useWords } from '../words.ts';
import { StandingsSteps } from './standings-steps.tsx';

// each is of few presentations
const WinnersSteps = onDemand(async () => (await import('./winners-steps.tsx')).WinnersSteps);
const CountedHolesSteps = onDemand(async () => (await import('./counted-holes-steps.tsx')).CountedHolesSteps);
const DrawSteps = onDemand(async () => (await import('./draw-steps.tsx')).DrawSteps);

type View<Step extends CeremonyStep> = ComponentType<StepsProps<Step>>;
const VIEWS: { readonly [K in CeremonyStep['kind']]: View<Extract<CeremonyStep, { kind: K }>> } = {
  standings: StandingsSteps,
  'counted-holes': CountedHolesSteps,
  winners: WinnersSteps,
  draw: DrawSteps,
};

/** What a presentation has shown, below what it is about. */
export function CeremonyView({ ceremony, sponsors }: { ceremony: PublicCeremony } & Pick<PublicBoard, 'sponsors'>) {
  const { t, language } = useWords();
  const say = useSealWords();
  const { kind, basis, shown, draw } = ceremony;
  const ranked = draw
    ? [say?.(`draw.${draw.kind}`), draw.contest, draw.session]
    : [listName(ceremony, t, language), basis && t(`basis.${basis}`)];
  const View = VIEWS[kind] as View<CeremonyStep>;
  return (
    <>
      <h2 className={kind === 'winners' && shown.length > 0 ? 'is-award' : undefined}>
        {kind === 'winners' ? t('winners') : ranked.filter(Boolean).join(' · ')}
      </h2>
      {shown.length === 0 && <p className="ceremony-soon">{t('ceremonySoon')}</p>}
      <View steps={shown} ceremony={ceremony} sponsors={sponsors} />
    </>
  );
}
