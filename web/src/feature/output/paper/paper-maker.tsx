import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { IconAlertTriangle, IconDownload, IconFileTypePdf, IconPrinter } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { failureOf } from '../../../lib/api/failure.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { speak } from '../../../ui/page/speak.ts';
import classes from './paper.module.css';
import { type Made, type PaperWish, usePaper } from './query.ts';

type Props = {
  wish: PaperWish;
  /** The parts that changed since the last print, and can be printed by themselves. */
  changed: string[];
  /** It cannot be made as it is wished for; the screen says why. */
  isClosed: boolean;
};

/** Makes the paper that is wished for: progress while it is drawn, then the way to print it. Another wish begins anew. */
export function PaperMaker({ wish, changed, isClosed }: Props) {
  const { t } = useTranslation('paper');
  const { make, progress, stop } = usePaper();
  const { reset } = make;
  const wished = JSON.stringify(wish);
  const name = t(`kind.${wish.kind}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a paper belongs to the wish that it was made for
  useEffect(() => {
    reset();
    return stop;
  }, [wished]);
  // said at the start and at the end; the pages between are for the eyes
  const begin = (wish: PaperWish) => {
    speak(t('screen.begun', { name }));
    make.mutate(wish, { onSuccess: (made) => made && speak(`${name}. ${t('screen.ready', { count: made.pages })}`) });
  };
  if (make.isPending) {
    const { done, pages } = progress ?? { done: 0, pages: 0 };
    return (
      <Stack gap="xs">
        <Text size="sm" className="tabular">
          {t('screen.making', { done, pages: pages || '…' })}
        </Text>
        <progress className={classes.progress} value={done} max={pages || 1} aria-hidden />
        <Group>
          <Button variant="default" onClick={stop}>
            {t('screen.stop')}
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <Stack gap="sm">
      {make.isError && (
        <Alert role="alert" color="amber" icon={<IconAlertTriangle aria-hidden size={18} />}>
          {failureOf(make.error)?.message}
        </Alert>
      )}
      {make.data && <Ready made={make.data} />}
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconFileTypePdf aria-hidden size={16} />}
          aria-label={t('screen.makeOne', { name })}
          disabled={isClosed}
          onClick={() => begin(wish)}
        >
          {t('screen.make')}
        </Button>
        {changed.length > 0 && (
          <Button
            variant="default"
            aria-label={t('screen.makeChangedOne', { name })}
            disabled={isClosed}
            onClick={() => begin({ ...wish, only: changed })}
          >
            {t('screen.makeChanged')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function Ready({ made: { file, pages, unprinted } }: { made: Made }) {
  const { t } = useTranslation('paper');
  const address = useAddressOf(file);
  // a browser that opens nothing by itself, so long after the click, leaves it to the button
  useEffect(() => {
    if (address !== undefined) window.open(address, '_blank', 'noopener');
  }, [address]);
  return (
    <Stack gap="sm">
      <Text size="sm">{t('screen.ready', { count: pages })}</Text>
      {unprinted.length > 0 && (
        <Alert color="amber" icon={<IconAlertTriangle aria-hidden size={18} />} title={t('screen.unprintedTitle')}>
          {t('screen.unprinted', { names: unprinted.join(', ') })}
        </Alert>
      )}
      <Group gap="xs">
        <Button component="a" href={address} target="_blank" leftSection={<IconPrinter aria-hidden size={16} />} data-autofocus>
          {t('screen.open')}
        </Button>
        <Button variant="default" leftSection={<IconDownload aria-hidden size={16} />} onClick={() => saveFile(file, file.name)}>
          {t('screen.save')}
        </Button>
      </Group>
    </Stack>
  );
}

/** An address of the file as long as it is shown. */
function useAddressOf(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
