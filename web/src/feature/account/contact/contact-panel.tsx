import type { Contact } from '@fairway/api';
import { LANGUAGES } from '@fairway/api/word/language';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IconPhone } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useKeptState } from '../../../ui/page/kept-typing.ts';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactText } from './contact-text.tsx';
import { linkParts } from './link-part.ts';
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
  const contact = [inLanguage(language), ...data.items].find((one) => one !== undefined && one.text !== '');
  const phone = linkParts(contact?.text ?? '').find(({ href }) => href?.startsWith('tel:'));
  return (
    <Stack gap="lg">
      {contact === undefined ? (
        <StateNote icon={IconPhone} title={t('emptyTitle')} text={mayChange ? t('emptyAdminText') : t('emptyText')} action={support} />
      ) : (
        <section className="panel">
          <ContactText contact={contact} />
          <Group mt="md" gap="xs">
            {phone && (
              <Button component="a" href={phone.href ?? ''} leftSection={<IconPhone aria-hidden size={16} />}>
                {t('call', { number: phone.text })}
              </Button>
            )}
            {support}
          </Group>
        </section>
      )}
      {mayChange && (
        <Group gap="xs">
          {LANGUAGES.map((one) => (
            <Button key={one} variant="subtle" size="xs" onClick={() => setEdited(inLanguage(one) ?? null)}>
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
