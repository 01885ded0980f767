import { useQuery } from '@tanstack/react-query';
import { IconMailOff } from '#icon';
import { MailList } from '../../../feature/account/mail/mail-list.tsx';
import { mailSetting } from '../../../feature/account/mail/query.ts';
import { TestMail } from '../../../feature/account/mail/test-mail.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';

export function MailListPage() {
  const read = useQuery(mailSetting());
  if (read.data === undefined)
    return (
      <PageFrame>
        <Unread of={[read]} height={240} />
      </PageFrame>
    );
  return <PageFrame actions={read.data && <TestMail />}>{read.data ? <MailList /> : <Off />}</PageFrame>;
}

function Off() {
  const { t } = useTranslation('mail');
  return <StateNote icon={IconMailOff} title={t('offTitle')} text={t('offText')} action={<p>{t('offHow')}</p>} />;
}
