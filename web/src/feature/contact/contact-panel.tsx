import type { Contact } from '@fairway/api';
import { LANGUAGES } from '@fairway/api/word/language';
import { Button, Group, Stack } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../lib/language.ts';
import { useKeptState } from '../../ui/page/kept-typing.ts';
import { StateNote, Unread } from '../../ui/page/state-note.tsx';
import { FormDrawer } from '../../ui/record/form-drawer.tsx';
import { showToast } from '../../ui/toast/toast.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactText } from './contact-text.tsx';
import { contacts } from './query.ts';

/** Whom to call, in the person's language, or in the other one while theirs is empty. `support`: where to ask meanwhile. */
export function ContactPanel({ mayChange, support }: { mayChange: boolean; support: ReactNode }) {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const [edited, setEdited] = useKeptState<Contact | null>('edited', null);
  const read = useQuery(contacts());
  if (read.data === undefined) return <Unread of={[read]} height={160} />;
  const { data } = read;
  const inLanguage = (wanted: string) => data.items.find((one) => one.language === wanted);
  const shown = [inLanguage(language), ...data.items].find((one) => one !== undefined && one.text !== '');
  return (
    <Stack gap="lg">
      {shown === undefined ? (
        <StateNote
          icon={<IconPhone aria-hidden size={36} stroke={1.4} />}
          title={t('emptyTitle')}
          text={mayChange ? t('emptyAdminText') : t('emptyText')}
          action={support}
        />
      ) : (
        <ContactText contact={shown} />
      )}
      {mayChange && (
        <Group gap="xs">
          {LANGUAGES.map((one) => (
            <Button key={one} variant="default" onClick={() => setEdited(inLanguage(one) ?? null)}>
              {t(`edit.${one}`)}
            </Button>
          ))}
        </Group>
      )}
      <FormDrawer opened={edited !== null} onClose={() => setEdited(null)} title={edited === null ? '' : t(`edit.${edited.language}`)}>
        {(leave) =>
          edited !== null && (
            <ContactForm
              contact={edited}
              onSaved={() => {
                setEdited(null);
                showToast('success', t('saved'), '');
              }}
              onCancel={leave}
            />
          )
        }
      </FormDrawer>
    </Stack>
  );
}
