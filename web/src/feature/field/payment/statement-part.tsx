import type { StatementPreview } from '@fairway/api';
import { UPLOAD_BYTES } from '@fairway/api/rule/upload-limit';
import { Alert, Button, FileButton, Group, Skeleton, Textarea, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { IconAlertSquare, IconFileSpreadsheet } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { failureOf } from '../../../lib/api/failure.ts';
import { type Arrival, useArrival } from '../../../ui/field/use-arrival.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { previewStatement, type SeenStatement, takeStatement, usePaymentChange } from './query.ts';
import { StatementShown } from './statement-shown.tsx';

type Props = { tournamentId: string; onDone: () => void; onClose: () => void };
type Read = { readonly arrival: Arrival; readonly preview: StatementPreview };

/** A bank's file, or what was pasted of it: what it is stands there before anything is written. */
export function StatementPart({ tournamentId, onDone, onClose }: Props) {
  const { t } = useTranslation(['payment', 'word']);
  const [read, setRead] = useState<Read | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const reading = useMutation({ mutationFn: previewStatement(tournamentId), meta: { shows: 'every' } });
  const taking = usePaymentChange(tournamentId, takeStatement(tournamentId));
  const take = (arrival: Arrival) => {
    const tooLarge = 'file' in arrival && arrival.file.size > UPLOAD_BYTES.list;
    setTooLarge(tooLarge);
    setRead(null);
    if (!tooLarge) reading.mutate(arrival, { onSuccess: (preview) => setRead({ arrival, preview }) });
  };
  const isOver = useArrival(take);
  const importAll = ({ arrival, preview }: Read) => {
    const of: SeenStatement = { arrival, seen: preview.seen };
    taking.mutate(of, {
      onSuccess: () => {
        showToast('success', t('statement.done', { count: preview.lines }), '');
        onDone();
      },
      // somebody else took lines in meanwhile: it is shown as it is now
      onError: (error) => isApiError(error, 'payment-moved') && take(arrival),
    });
  };
  if (reading.isPending)
    return (
      <div aria-busy className="column gap-8">
        <output className="strong">{t('statement.reading')}</output>
        <Skeleton height={160} />
      </div>
    );
  if (read !== null)
    return (
      <StatementShown
        preview={read.preview}
        actions={
          <Group gap="xs">
            <Button loading={taking.isPending} disabled={read.preview.account === null} onClick={() => importAll(read)}>
              {t('statement.take', { count: read.preview.lines })}
            </Button>
            <Button variant="default" onClick={() => setRead(null)}>
              {t('statement.another')}
            </Button>
          </Group>
        }
      />
    );
  const refused = isTooLarge ? t('statement.tooLarge') : reading.error ? (failureOf(reading.error)?.message ?? null) : null;
  return <Source isOver={isOver} refused={refused} onTake={take} onClose={onClose} />;
}

type SourceProps = { isOver: boolean; refused: string | null; onTake: (arrival: Arrival) => void; onClose: () => void };

function Source({ isOver, refused, onTake, onClose }: SourceProps) {
  const { t } = useTranslation(['payment', 'word']);
  const [text, setText] = useState('');
  return (
    <section className="column gap-16" aria-labelledby="statement-source">
      <div>
        <Title order={2} id="statement-source">
          {t('statement.title')}
        </Title>
        <p className="quiet">{t('statement.about')}</p>
      </div>
      {refused !== null && (
        <Alert role="alert" color="amber" icon={<IconAlertSquare aria-hidden size={20} />} title={t('statement.refused')}>
          {refused}
        </Alert>
      )}
      <div className="panel column gap-12" data-over={isOver || undefined}>
        <p className="row gap-12 wrap">
          <IconFileSpreadsheet aria-hidden size={28} stroke={1.3} />
          <span className="grow">{t('statement.drop')}</span>
          <FileButton inputProps={{ 'aria-label': t('statement.choose') }} onChange={(file) => file && onTake({ file })}>
            {(button) => <Button {...button}>{t('statement.choose')}</Button>}
          </FileButton>
        </p>
        <Textarea
          label={t('statement.paste')}
          autosize
          minRows={4}
          maxRows={12}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Group gap="xs">
          <Button variant="default" disabled={text.trim() === ''} onClick={() => onTake({ text })}>
            {t('statement.readPasted')}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t('word:cancel')}
          </Button>
        </Group>
      </div>
    </section>
  );
}
