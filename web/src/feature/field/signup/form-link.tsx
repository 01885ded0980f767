import type { OfficeSignupForm } from '@fairway/api';
import { Anchor } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CopyButton } from '../../../ui/field/copy-button.tsx';

/** The page that the club shares. */
export function FormLink({ form: { url } }: { form: OfficeSignupForm }) {
  const { t } = useTranslation('signup');
  return (
    <>
      <Anchor size="sm" href={url} target="_blank" rel="noopener">
        {t('page.open')}
      </Anchor>
      <CopyButton value={url} label={t('page.copy')} size="compact-sm" />
    </>
  );
}
