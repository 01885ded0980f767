import type { ActivityLine } from '@fairway/api';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { matchPath, useParams } from 'react-router';
import { IconHistory } from '#icon';
import { ActivityDetail } from '../../../feature/account/activity/activity-detail.tsx';
import { pathOf } from '../../../feature/account/activity/link.ts';
import { activityLine } from '../../../feature/account/activity/query.ts';
import { useSpeaker } from '../../../feature/account/activity/say.ts';
import { sentenceOf } from '../../../feature/account/activity/sentence.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSession } from '../../../lib/session.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { RecordScreen } from '../../../ui/record/record-screen.tsx';
import { meets } from '../../access.ts';
import { SCREENS } from '../../screen.ts';

export function ActivityDetailPage() {
  const { t } = useTranslation('activity');
  const { activityId = '' } = useParams();
  return (
    <RecordScreen
      read={useQuery(activityLine(activityId))}
      missing={{ icon: IconHistory, title: t('notFoundTitle'), text: t('notFoundText'), to: '/activities', action: t('toList') }}
    >
      {(line) => <Detail line={line} />}
    </RecordScreen>
  );
}

function Detail({ line }: { line: ActivityLine }) {
  const { t } = useTranslation('activity');
  const session = useSession();
  const speaker = useSpeaker();
  const path = pathOf(line);
  const mayOpen = (to: string) =>
    SCREENS.some(({ path: of, needs }) => {
      const match = matchPath(of, to);
      return match !== null && meets(needs, session, match.params);
    });
  return (
    <PageFrame title={sentenceOf(line, speaker)} width="narrow" actions={<TextLink to="/activities" label={t('toList')} />}>
      <Stack>
        <ActivityDetail line={line} path={path !== null && mayOpen(path) ? path : null} />
      </Stack>
    </PageFrame>
  );
}
