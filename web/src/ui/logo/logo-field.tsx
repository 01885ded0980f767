import { Button, FileButton, Group, Input, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { API_BASE } from '../../lib/api/api-base.ts';
import type { Fields } from '../record/field.ts';
import type { FieldErrors } from '../record/form/field-error.ts';
import classes from './logo.module.css';
import { ACCEPTED, type FormLogo, logoProblem } from './logo-file.ts';

/** What a form has beside the fields of its record: a picture, which is sent by itself. */
export type WithLogo = { logo: FormLogo };
type Props = {
  form: {
    readonly values: WithLogo;
    readonly errors: FieldErrors;
    readonly setFieldValue: (key: 'logo', value: never) => void;
    readonly setFieldError: (key: 'logo', error: ReactNode) => void;
  };
};

/** What a form says about a chosen picture, beside its field. */
export function useLogoCheck(): (values: WithLogo) => { readonly logo?: string } {
  const { t } = useTranslation('logo');
  return ({ logo }) => {
    const problem = logo instanceof File ? logoProblem(logo) : null;
    return problem === null ? {} : { logo: t(problem) };
  };
}

/** The logo among the fields of a record's form. */
export function useLogoFields(): Fields<WithLogo> {
  const { t } = useTranslation('logo');
  const inWords = (logo: FormLogo) => (logo instanceof File ? logo.name : t(logo === null ? 'none' : 'saved'));
  return { logo: { label: t('label'), inWords, isReplaced: true } };
}

/** A picture that is chosen as the logo, shown before it is saved. */
export function LogoField({ form: { values, errors, setFieldValue, setFieldError } }: Props) {
  const { t } = useTranslation('logo');
  const check = useLogoCheck();
  const { logo } = values;
  const onChoose = (picture: File | null) => {
    setFieldValue('logo', picture as never);
    setFieldError('logo', check({ logo: picture }).logo ?? null);
  };
  const preview = usePreview(logo instanceof File ? logo : null);
  const source = typeof logo === 'string' ? API_BASE + logo : preview;
  return (
    <Input.Wrapper label={t('label')} labelElement="div" description={t('help')} error={errors.logo}>
      <Group gap="sm" mt={4}>
        {source === null ? <Text c="dimmed">{t('none')}</Text> : <img className={classes.logo} src={source} alt={t('label')} />}
        <FileButton accept={ACCEPTED} onChange={(picture) => picture && onChoose(picture)}>
          {(props) => (
            <Button variant="default" {...props}>
              {t(source === null ? 'choose' : 'other')}
            </Button>
          )}
        </FileButton>
        {source !== null && (
          <Button variant="subtle" color="gray" onClick={() => onChoose(null)}>
            {t('remove')}
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
