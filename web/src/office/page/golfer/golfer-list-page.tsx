import { GolferList } from '../../../feature/field/golfer/golfer-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { may, useSession } from '../../../lib/session.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { RegisterSite } from './register-site.tsx';
import { useClubsOf } from './site-clubs.ts';

export function GolferListPage() {
  const { t } = useTranslation('golfer');
  const session = useSession();
  return (
    <PageFrame
      actions={
        <>
          <LinkButton to="/golfers/handicaps" variant="default" label={t('toHandicaps')} />
          {may(session, 'golfer.write') && <LinkButton to="/golfers/import" variant="default" label={t('import')} />}
          {may(session, 'golfer.write') && <LinkButton to="/golfers/add" label={t('add')} />}
        </>
      }
    >
      <RegisterSite>{(siteId) => <Register siteId={siteId} />}</RegisterSite>
    </PageFrame>
  );
}

const Register = ({ siteId }: { siteId: string }) => (
  <GolferList siteId={siteId} clubs={useClubsOf(siteId)} mayWrite={may(useSession(), 'golfer.write')} />
);
