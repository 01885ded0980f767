import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ContactPanel } from '../../../feature/account/contact/contact-panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { may, useSession } from '../../../lib/session.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';

export function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <PageFrame width="narrow">
      <ContactPanel
        mayChange={may(useSession(), 'support.admin')}
        support={
          <Button component={Link} to="/help/support" variant="default" size="lg">
            {t('support')}
          </Button>
        }
      />
    </PageFrame>
  );
}
