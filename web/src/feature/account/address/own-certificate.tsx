import type { OwnCertificate as Certificate } from '@fairway/api';
import { daysUntil } from '@fairway/api/rule/account/certificate-end';
import { Text } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import classes from './address.module.css';

/** The certificate that the server gets for itself or is given, and what went wrong at the last try, in the words of the authority. */
export function OwnCertificate({ certificate: { from, endsAt, isTrial, failure } }: { certificate: Certificate }) {
  const { t } = useTranslation('address');
  return (
    <section className={`panel mb-16 ${classes.certificate}`} aria-labelledby="own-certificate">
      <h2 id="own-certificate">{t('certificate.title')}</h2>
      <p>
        {endsAt === null
          ? t('certificate.none')
          : t('certificate.until', { date: formatOffice(endsAt), count: daysUntil(new Date(endsAt), new Date()) })}{' '}
        {t(from === 'authority' ? 'certificate.fromAuthority' : 'certificate.fromFolder')}
      </p>
      {isTrial && <p>{t('certificate.trial')}</p>}
      {failure !== null && (
        <Text role="alert" className="needs-person break">
          {t(from === 'authority' ? 'certificate.failed' : 'certificate.folderFailed', {
            at: formatOffice(failure.at),
            text: failure.text,
          })}{' '}
          {failure.nextAt !== null && t('certificate.next', { at: formatOffice(failure.nextAt) })}
        </Text>
      )}
    </section>
  );
}
