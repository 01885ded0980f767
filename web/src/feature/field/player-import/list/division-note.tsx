import type { ImportPreview } from '@fairway/api';
import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { LinkButton } from '../../../../ui/page/screen-link.tsx';
import { unknownDivisions } from '../draft.ts';
import classes from './missing-list.module.css';

type Props = {
  preview: ImportPreview;
  hasDivisions: boolean;
  /** Adds divisions of these names for everybody; null: this person may not. */
  onAdd: ((names: readonly string[]) => Promise<unknown>) | null;
  divisionsPath: string;
  onAdded: () => void;
};

/** Divisions that the list names and the tournament does not have, or one for all if neither has any: added with one press. */
export function DivisionNote({ preview, hasDivisions, onAdd, divisionsPath, onAdded }: Props) {
  const { t } = useTranslation('player-import');
  const named = unknownDivisions(preview);
  const names = named.length > 0 ? named : [t('divisionForAll')];
  const add = useMutation({ mutationFn: () => onAdd?.(names) ?? Promise.resolve(), onSuccess: onAdded });
  if (hasDivisions && named.length === 0) return null;
  const text = named.length > 0 ? t('divisionsUnknown', { names: named.join(', ') }) : t('divisionsNone');
  return (
    <section className={`warning ${classes.missing}`} aria-label={text}>
      <Text fw={500}>{text}</Text>
      {onAdd === null ? (
        <LinkButton size="xs" variant="default" to={divisionsPath} label={t('toDivisions')} />
      ) : (
        <Button size="xs" variant="default" loading={add.isPending} onClick={() => add.mutate()}>
          {t('divisionsAdd', { names: names.join(', ') })}
        </Button>
      )}
    </section>
  );
}
