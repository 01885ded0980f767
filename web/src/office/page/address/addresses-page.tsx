import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '../../../feature/account/address/address.module.css';
import { AddressCard } from '../../../feature/account/address/address-card.tsx';
import { AddressForm } from '../../../feature/account/address/address-form.tsx';
import { DeviceTest } from '../../../feature/account/address/device-test.tsx';
import { OwnCertificate } from '../../../feature/account/address/own-certificate.tsx';
import { addressList } from '../../../feature/account/address/query.ts';
import { WayList } from '../../../feature/account/address/way-list.tsx';
import { KeyPanel } from '../../../feature/account/site-key/key-panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';

/** Which addresses lead here, and what works at each: tested from the server, and on the device that has the page open. */
export function AddressesPage() {
  const { t } = useTranslation('address');
  const read = useQuery(addressList());
  const [typed, setTyped] = useState<readonly string[]>([]);
  if (read.data === undefined)
    return (
      <PageFrame>
        <Unread of={[read]} height={400} />
      </PageFrame>
    );
  const { addresses, isBehindProxy, certificate } = read.data;
  return (
    <PageFrame>
      <p className="mb-16">
        {t('intro')} {isBehindProxy && t('behindProxy')}
      </p>
      {certificate !== null && <OwnCertificate certificate={certificate} />}
      <div className={classes.cards}>
        <div>
          <ul className="column gap-16 mb-16" aria-label={t('list')}>
            {addresses.map((own) => (
              <AddressCard key={own.address} {...own} />
            ))}
            {typed.map((address) => (
              <AddressCard key={address} address={address} kind="typed" />
            ))}
          </ul>
          <AddressForm onTest={(address) => setTyped((before) => [...before.filter((other) => other !== address), address])} />
        </div>
        <section className={`panel column gap-8 ${classes.device}`} aria-labelledby="device">
          <h2 id="device">{t('phone.title')}</h2>
          <p>{t('phone.intro', { address: location.origin })}</p>
          <DeviceTest />
        </section>
      </div>
      <KeyPanel />
      <WayList />
    </PageFrame>
  );
}
