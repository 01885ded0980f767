import type { WholeGolfer } from '@fairway/api';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@fairway/api/choice/field/golfer';
import { Modal, Switch, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { failureOf } from '../../../lib/api/failure.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { AskForm } from '../../../ui/dialog/ask-form.tsx';
import { giveConsent, withdrawConsent } from './query.ts';

type Props = {
  golfer: WholeGolfer;
  mayWrite: boolean;
  /** Their public page, for who agreed to one. */
  page: ReactNode;
};

/** What a golfer agreed to, a switch each; none is on before somebody asked them. */
export function ConsentPanel({ golfer, mayWrite, page }: Props) {
  const { t } = useTranslation('golfer');
  const client = useQueryClient();
  const [asked, setAsked] = useState<ConsentPurpose | null>(null);
  const withdrawing = useMutation({
    mutationFn: (purpose: ConsentPurpose) => withdrawConsent(golfer.id, purpose),
    onSuccess: () => client.invalidateQueries({ queryKey: ['golfers'] }),
  });
  if (golfer.anonymisedAt !== null) return null;
  return (
    <section className="panel column gap-12" aria-labelledby="consents">
      <Title order={2} id="consents">
        {t('consent.title')}
      </Title>
      <p className="small quiet">{t('consent.intro')}</p>
      {CONSENT_PURPOSES.map((purpose) => {
        const given = golfer.consents.find((one) => one.purpose === purpose);
        const detail = given && [
          t('consent.given', { date: formatOffice(given.givenAt), version: given.textVersion }),
          given.guardian && t('consent.byGuardian', { name: given.guardian }),
        ];
        return (
          <Switch
            key={purpose}
            label={t(`consent.purpose.${purpose}`)}
            description={detail?.filter(Boolean).join(' · ')}
            checked={given !== undefined}
            disabled={!mayWrite}
            onChange={() => (given ? withdrawing.mutate(purpose) : setAsked(purpose))}
          />
        );
      })}
      {golfer.consents.some(({ purpose }) => purpose === 'page') && page}
      <Modal opened={asked !== null} onClose={() => setAsked(null)} title={asked && t(`consent.purpose.${asked}`)}>
        {asked && <Give golferId={golfer.id} purpose={asked} onDone={() => setAsked(null)} />}
      </Modal>
    </section>
  );
}

function Give({ golferId, purpose, onDone }: { golferId: string; purpose: ConsentPurpose; onDone: () => void }) {
  const { t } = useTranslation('golfer');
  const client = useQueryClient();
  const [guardian, setGuardian] = useState('');
  const giving = useMutation({
    mutationFn: () => giveConsent(golferId, { purpose, guardian: guardian.trim() || null }),
    meta: { shows: ['guardian-needed'] },
    onSuccess: async () => {
      onDone();
      await client.invalidateQueries({ queryKey: ['golfers'] });
    },
  });
  return (
    <AskForm action={t('consent.give')} onSubmit={() => giving.mutate()} onCancel={onDone} isPending={giving.isPending}>
      <p>{t(`consent.text.${purpose}`)}</p>
      <TextInput
        label={t('consent.guardian')}
        description={t('consent.guardianHelp')}
        value={guardian}
        onChange={({ currentTarget }) => setGuardian(currentTarget.value)}
        error={isApiError(giving.error, 'guardian-needed') && failureOf(giving.error)?.message}
      />
    </AskForm>
  );
}
