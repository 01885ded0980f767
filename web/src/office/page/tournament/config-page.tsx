import type { DefinitionKind } from '@fairway/api/choice/account/definition-kind';
import { DefinitionPanel } from '../../../feature/account/definition/definition-panel.tsx';
import { useTieSpeaker } from '../../../feature/play/leaderboard/step/use-tie-speaker.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { may, useSession } from '../../../lib/session.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { SubNavigation } from '../../../ui/page/sub-navigation.tsx';
import { offeredIn } from '../../shell/menu.ts';

/** The definitions of one kind: of the current club's site, else of the person's own. */
function ConfigPage({ kind }: { kind: DefinitionKind }) {
  const { t } = useTranslation(['definition', 'shell']);
  const session = useSession();
  const speaker = useTieSpeaker();
  if (session === null) return null;
  const tabs = offeredIn('config', session).map(({ to, label }) => ({ to, label: t(`shell:screen.${label}`) }));
  const { club, site } = session;
  return (
    <PageFrame title={t('tabs')} width="narrow" tabs={<SubNavigation label={t('tabs')} tabs={tabs} />}>
      <DefinitionPanel
        key={club?.id}
        kind={kind}
        clubId={club?.id}
        hasSite={club !== null || site !== null}
        mayChange={may(session, 'definition.write')}
        speaker={speaker}
      />
    </PageFrame>
  );
}

export const FormatsPage = () => <ConfigPage kind="format" />;
export const TiebreaksPage = () => <ConfigPage kind="tiebreak" />;
export const CountbacksPage = () => <ConfigPage kind="countback" />;
export const PlaysPage = () => <ConfigPage kind="play" />;
