import { Button, Group, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMergedRef } from '@mantine/hooks';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { COMMAND_KEY } from '../../../lib/page/keyboard.ts';
import { useUnsaved } from '../../page/unsaved.ts';
import { useTellDrawer } from './around-form.ts';
import classes from './form-frame.module.css';

type Props<Values extends object, Saved> = {
  form: UseFormReturnType<Values>;
  /** Saves; when it rejects with errors of fields, they appear beside the fields. */
  onSave: (values: Values) => Promise<Saved>;
  /** After a save: where to go, if the form closes. */
  onSaved?: (saved: Saved) => void;
  onCancel: () => void;
  saveLabel?: string | undefined;
  /** Wide: as wide as the page, for a long text. */
  width?: 'wide' | undefined;
  /** Fields with another name in the form: the server's path → the form's. */
  fieldOf?: (path: string) => string;
  /** The form itself, for a screen that submits it from outside. */
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
};

/** A form in one column: Ctrl-Enter saves, errors stand beside their fields, and leaving with unsaved changes asks. */
export function FormFrame<Values extends object, Saved>({
  form,
  onSave,
  onSaved,
  onCancel,
  saveLabel,
  width,
  fieldOf = (path) => path,
  ref = null,
  children,
}: Props<Values, Saved>) {
  const { t } = useTranslation();
  const element = useRef<HTMLFormElement>(null);
  const merged = useMergedRef(element, ref);
  const [saving, setSaving] = useState(false);
  const saved = useRef(false);
  useUnsaved(form.isDirty(), undefined, saved);
  useTellDrawer(form.isDirty());
  const errorCount = Object.keys(form.errors).length;

  const focusFirstError = () => requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  /** A text of a list, as `origins.0`, has no field of its own: the list's says it. */
  const placeOf = (path: string): string => {
    const field = fieldOf(path);
    const [list = '', nth] = field.split('.');
    const texts: unknown = form.getValues()[list as keyof Values];
    return Array.isArray(texts) && typeof texts[Number(nth)] === 'string' ? list : field;
  };
  const save = async (values: Values) => {
    if (saving) return;
    setSaving(true);
    try {
      const answer = await onSave(values);
      form.resetDirty();
      saved.current = onSaved !== undefined;
      onSaved?.(answer);
    } catch (error) {
      if (!isApiError(error)) throw error;
      form.setErrors(Object.fromEntries(Object.entries(error.errors).map(([path, [first]]) => [placeOf(path), first])));
      focusFirstError();
    } finally {
      setSaving(false);
    }
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isOutside(event.target, element.current)) return;
      event.preventDefault();
      element.current?.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <form ref={merged} className={classes.form} data-width={width} noValidate onSubmit={form.onSubmit(save, focusFirstError)}>
      <Stack gap="md">{children}</Stack>
      <footer className={`row between gap-16 wrap ${classes.footer}`} data-docked>
        <Text size="sm" c={errorCount > 0 ? 'var(--fairway-needs-person)' : 'dimmed'} role="status">
          {errorCount > 0 ? (
            t('fieldsToFix', { count: errorCount })
          ) : (
            <span className="for-desk">{t('saveHint', { key: COMMAND_KEY })}</span>
          )}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={saving}>
            {saveLabel ?? t('save')}
          </Button>
        </Group>
      </footer>
    </form>
  );
}

/** Whether a key was pressed in a dialog that this form is not part of. */
function isOutside(target: EventTarget | null, form: HTMLFormElement | null): boolean {
  const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null;
  return dialog !== null && !dialog.contains(form);
}
