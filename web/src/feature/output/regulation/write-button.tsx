import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { IconWand } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Language } from '../../../lib/language.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { showUnopened } from '../../../ui/toast/toast.tsx';
import type { RegulationSettings } from './settings.ts';
import { writtenFrom } from './use-generated.ts';

type Props = { settings: RegulationSettings; language: Language; html: string; onWrite: (html: string) => void };

/** Writes the regulations from the settings: into an empty text at once, in place of a written one after a question, or below it. */
export function WriteButton({ settings, language, html, onWrite }: Props) {
  const { t } = useTranslation('regulation');
  const [busy, setBusy] = useState(false);
  const write = async (before: string) => {
    setBusy(true);
    try {
      onWrite(before + (await writtenFrom(settings, language)));
    } catch {
      showUnopened();
    }
    setBusy(false);
  };
  const replace = async () => {
    if (await confirm({ title: t('writeTitle'), text: t('writeText'), action: t('replace') })) await write('');
  };
  const button = { loading: busy, variant: 'default', size: 'xs', leftSection: <IconWand aria-hidden size={16} /> } as const;
  if (html === '') {
    return (
      <Button {...button} onClick={() => write('')}>
        {t('write')}
      </Button>
    );
  }
  return (
    <Menu>
      <Menu.Target>
        <Button {...button}>{t('write')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={replace}>{t('replace')}</Menu.Item>
        <Menu.Item onClick={() => write(html)}>{t('below')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
