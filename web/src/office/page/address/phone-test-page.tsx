import { DeviceTest } from '../../../feature/account/address/device-test.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Entrance } from '../../shell/entrance.tsx';

/** Where the QR code of an address leads: what works on the phone that opens it, without a login. */
export function PhoneTestPage() {
  const { t } = useTranslation('address');
  return (
    <Entrance title={t('phone.title')} intro={t('phone.intro', { address: location.origin })}>
      <DeviceTest />
    </Entrance>
  );
}
