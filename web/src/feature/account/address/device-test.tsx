import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { deviceTest } from './query.ts';
import { verdictOf } from './sign.ts';
import { SignList } from './sign-list.tsx';

/** What works on the device that has the page open. */
export function DeviceTest() {
  const { t } = useTranslation('address');
  const { data, isFetching, refetch } = useQuery(deviceTest());
  if (data === undefined) return <Skeleton height={200} aria-label={t('testing')} />;
  return (
    <>
      <p role="status">{t(verdictOf(data) === 'good' ? 'phone.done' : 'phone.some')}</p>
      <SignList label={t('phone.title')} signs={data} />
      <Button mt="sm" variant="default" loading={isFetching} onClick={() => void refetch()}>
        {t('again')}
      </Button>
    </>
  );
}
