import { ActivityList } from '../../../feature/account/activity/activity-list.tsx';
import { useSession } from '../../../lib/session.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';

export function ActivityListPage() {
  const session = useSession();
  return (
    <PageFrame detail={session?.site?.name}>
      <ActivityList withSite={session?.isSuperAdmin === true} />
    </PageFrame>
  );
}
