import { Button, FileButton, Group, Input, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { API_BASE } from '../../lib/api.ts';
import classes from './logo.module.css';
import { ACCEPTED, logoProblem } from './values.ts';

type Props = {
  /** The logo that the club has. */
  saved: string | null;
  /** The newly chosen logo, or null: no logo; undefined: no choice yet. */
  chosen: File | null | undefined;
  onChoose: (picture: File | null) => void;
  error: ReactNode;
};

/** A picture that is chosen as the logo, shown before it is saved. */
export function LogoField({ saved, chosen, onChoose, error }: Props) {
  const { t } = useTranslation('club');
  const preview = usePreview(chosen ?? null);
  const kept = saved === null ? null : API_BASE + saved;
  const shown = chosen === undefined ? kept : preview;
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

/** A chosen picture as a data address: the policy of the pages allows no other address made in the browser. */
function usePreview(chosen: File | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    setPreview(null);
    if (chosen === null || logoProblem(chosen) !== null) return;
    const reader = new FileReader();
    reader.onload = () => setPreview(String(reader.result));
    reader.readAsDataURL(chosen);
    return () => reader.abort();
  }, [chosen]);
  return preview;
}
