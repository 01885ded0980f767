import type { Posting } from '@fairway/api';
import { MOST_STROKES } from '@fairway/golf';
import { Button, Modal, NumberInput, SimpleGrid } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { AskForm } from '../../../../ui/dialog/ask-form.tsx';
import { writeMostLikely } from '../query.ts';

/** The most likely strokes on holes of a match that were begun and not holed out, as the golfer and the committee have them. */
export function MostLikely({ posting }: { posting: Posting }) {
  const { t } = useTranslation('club-handicap');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={() => setOpened(true)}>
        {t('mostLikely.open')}
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={`${t('mostLikely.title')} · ${posting.tournamentName}`}>
        <MostLikelyForm posting={posting} onDone={() => setOpened(false)} />
      </Modal>
    </>
  );
}

function MostLikelyForm({ posting, onDone }: { posting: Posting; onDone: () => void }) {
  const { t } = useTranslation('club-handicap');
  const client = useQueryClient();
  const [strokes, setStrokes] = useState<readonly (number | null)[]>(() => posting.holes.map((_, at) => posting.mostLikely?.[at] ?? null));
  const open = posting.holes.flatMap(({ gross }, at) => (gross === 'pickup' ? [at] : []));
  const saving = useMutation({
    mutationFn: () => writeMostLikely(posting, strokes.some((of) => of !== null) ? [...strokes] : null),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['golfers'] });
      onDone();
    },
  });
  return (
    <AskForm action={t('rule.save')} isPending={saving.isPending} onSubmit={() => saving.mutate()} onCancel={onDone}>
      <p className="quiet">{t('mostLikely.help')}</p>
      <SimpleGrid cols={{ base: 3, xs: 4 }}>
        {open.map((at) => (
          <NumberInput
            key={at}
            label={t('posting.grossHole', { hole: at + 1 })}
            min={1}
            max={MOST_STROKES}
            allowDecimal={false}
            value={strokes[at] ?? ''}
            onChange={(typed) => setStrokes(strokes.with(at, typeof typed === 'number' ? typed : null))}
          />
        ))}
      </SimpleGrid>
    </AskForm>
  );
}
