import { ContactPanel } from '../../../feature/account/contact/contact-panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { may, useSession } from '../../../lib/session.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';

export function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <PageFrame width="narrow">
      <ContactPanel
        mayChange={may(useSession(), 'support.admin')}
        support={<LinkButton to="/help/support" variant="default" label={t('support')} />}
      />
    </PageFrame>
  );
}
