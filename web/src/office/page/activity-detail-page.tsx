import { Anchor, Button, Stack } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, matchPath, useParams } from 'react-router';
import { ActivityDetail } from '../../feature/activity/activity-detail.tsx';
import { pathOf } from '../../feature/activity/link.ts';
import { activityLine } from '../../feature/activity/query.ts';
import { useSpeaker } from '../../feature/activity/say.ts';
import { sentenceOf } from '../../feature/activity/sentence.ts';
import { isApiError } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { StateNote, Unread } from '../../ui/state-note.tsx';
import { meets } from '../access.ts';
import { SCREENS } from '../screen.ts';

export function ActivityDetailPage() {
  const { t } = useTranslation('activity');
  const { activityId = '' } = useParams();
  const session = useSession();
  const speaker = useSpeaker();
  const read = useQuery(activityLine(activityId));
  if (isApiError(read.error) && [404, 422].includes(read.error.status)) return <NotFound />;
  if (read.data === undefined) return <Unread of={[read]} height={240} />;
  const path = pathOf(read.data);
  const mayOpen = (to: string) =>
    SCREENS.some(({ path: of, needs }) => {
      const found = matchPath(of, to);
      return found !== null && meets(needs, session, found.params);
    });
  return (
    <PageFrame
      title={sentenceOf(read.data, speaker)}
      width="narrow"
      actions={
        <Anchor component={Link} to="/activities">
          {t('toList')}
        </Anchor>
      }
    >
      <Stack>
        <ActivityDetail line={read.data} path={path !== null && mayOpen(path) ? path : null} />
      </Stack>
    </PageFrame>
  );
}

function NotFound() {
  const { t } = useTranslation('activity');
  return (
    <StateNote
      wholeScreen
      icon={<IconHistory aria-hidden size={36} stroke={1.4} />}
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      action={
        <Button component={Link} to="/activities" variant="default">
          {t('toList')}
        </Button>
      }
    />
  );
}
