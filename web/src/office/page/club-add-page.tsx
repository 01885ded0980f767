import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ClubForm } from '../../feature/club/club-form.tsx';
import { clubs } from '../../feature/club/query.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { FailedNote } from '../../ui/state-note.tsx';
import { showToast } from '../../ui/toast.tsx';

export function ClubAddPage() {
  const { t } = useTranslation('club');
  const navigate = useNavigate();
  // a site that was added a moment ago can be chosen too
  const known = useQuery({ ...clubs(), staleTime: 0 });
  const sites = new Map(known.data?.items.map(({ siteId, siteName }) => [siteId, { id: siteId, name: siteName }]));
  return (
    <PageFrame width="narrow">
      {known.isError && <FailedNote error={known.error} onRetry={known.refetch} />}
      {known.isPending && <Skeleton height={480} />}
      {known.isSuccess && (
        <ClubForm
          sites={[...sites.values()]}
          onSaved={({ id, name }) => {
            showToast('success', t('added', { name }), '');
            return navigate(`/clubs/${id}`);
          }}
          onCancel={() => navigate('/clubs')}
        />
      )}
    </PageFrame>
  );
}
