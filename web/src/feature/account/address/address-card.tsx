import type { AddressTest } from '@fairway/api';
import type { AddressKind } from '@fairway/api/choice/account/address';
import { daysUntil, endsSoon } from '@fairway/api/rule/account/certificate-end';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconRefresh } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import classes from './address.module.css';
import { addressTest } from './query.ts';
import { type Sign, signsOf, verdictOf } from './sign.ts';
import { SignList } from './sign-list.tsx';

const TONES = { good: 'active', part: 'attention', not: 'lapsed' } as const;

type Props = { readonly address: string; readonly kind: AddressKind | 'typed' };

/** An address, what the server found there, and the code by which a phone goes on testing. */
export function AddressCard({ address, kind }: Props) {
  const { t } = useTranslation('address');
  const read = useQuery(addressTest(address));
  const test = read.data;
  const signs = test === undefined ? [] : signsOf(test, hasLittleTime(test));
  const verdict = verdictOf(signs);
  return (
    <li className={`panel row gap-8 wrap ${classes.card}`}>
      <div className={classes.head}>
        <h2>{test?.address ?? address}</h2>
        <p>{t(`kind.${kind}`)}</p>
        {test !== undefined && <StatusMark tone={TONES[verdict]}>{t(`verdict.${verdict}`)}</StatusMark>}
      </div>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconRefresh aria-hidden size={14} />}
        loading={read.isFetching}
        onClick={() => void read.refetch()}
      >
        {t('again')}
      </Button>
      {test !== undefined && <Found test={test} signs={signs} />}
      {test === undefined &&
        (read.isLoading ? <Skeleton height={160} className="whole" aria-label={t('testing')} /> : <Unread of={[read]} />)}
    </li>
  );
}

function Found({ test, signs }: { test: AddressTest; signs: readonly Sign[] }) {
  const { t } = useTranslation('address');
  const { address, reach, place, code } = test;
  return (
    <div className="row between wrap gap-16 whole">
      <SignList label={address} signs={signs} textOf={useSignTexts(test)} />
      {reach === 'here' && place !== 'machine' && (
        <figure className={`center ${classes.code}`}>
          <img src={code} alt={t('codeOf', { address })} width={148} height={148} />
          <figcaption>{t('scan')}</figcaption>
        </figure>
      )}
    </div>
  );
}

const hasLittleTime = ({ certificate }: AddressTest): boolean => certificate !== null && endsSoon(new Date(certificate.endsAt), new Date());

/** What a test says of an address in words of its own. */
function useSignTexts({ reach, place, certificate }: AddressTest): (sign: Sign) => string | null {
  const { t } = useTranslation('address');
  return ({ name, state }) => {
    if (name === 'reach') return [t(`reach.${reach}`), place !== null && t(`place.${place}`)].filter(Boolean).join(' ');
    if (name === 'https' && certificate !== null && certificate.fault !== null) return t(`fault.${certificate.fault}`);
    if (name !== 'certificate' || certificate === null) return null;
    const date = formatOffice(certificate.endsAt);
    const count = daysUntil(new Date(certificate.endsAt), new Date());
    return state === 'good' ? t('sign.certificate.good', { date, count }) : t('sign.certificate.bad', { date });
  };
}
