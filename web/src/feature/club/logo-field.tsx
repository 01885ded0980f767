import { Button, FileButton, Group, Input, Text } from '@mantine/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { API_BASE } from '../../lib/api.ts';
import classes from './logo.module.css';
import { ACCEPTED } from './values.ts';

type Props = {
  /** The logo that the club has. */
  saved: string | null;
  /** The one chosen in its place, or null: none; undefined: nothing was chosen. */
  chosen: File | null | undefined;
  onChoose: (picture: File | null) => void;
  error: ReactNode;
};

/** A picture that is chosen as the logo, shown before it is saved. */
export function LogoField({ saved, chosen, onChoose, error }: Props) {
  const { t } = useTranslation('club');
  const chosenAddress = useMemo(() => (chosen instanceof File ? URL.createObjectURL(chosen) : null), [chosen]);
  useEffect(() => () => void (chosenAddress !== null && URL.revokeObjectURL(chosenAddress)), [chosenAddress]);
  const kept = saved === null ? null : API_BASE + saved;
  const shown = chosen === undefined ? kept : chosenAddress;
  return (
    <Input.Wrapper label={t('field.logo')} labelElement="div" description={t('logoHelp')} error={error}>
      <Group gap="sm" mt={4}>
        {shown === null ? <Text c="dimmed">{t('logoNone')}</Text> : <img className={classes.logo} src={shown} alt={t('field.logo')} />}
        <FileButton accept={ACCEPTED} onChange={(picture) => picture && onChoose(picture)}>
          {(props) => (
            <Button variant="default" {...props}>
              {t(shown === null ? 'logoChoose' : 'logoOther')}
            </Button>
          )}
        </FileButton>
        {shown !== null && (
          <Button variant="subtle" color="gray" onClick={() => onChoose(null)}>
            {t('logoRemove')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
