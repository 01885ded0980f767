import type { UseFormReturnType } from '@mantine/form';

/** Changes some values of a form: their errors go, those of other fields stay. */
export function patchForm<Values extends object>(
  form: Pick<UseFormReturnType<Values>, 'errors' | 'setErrors' | 'setValues'>,
  patch: Partial<Values>,
): void {
  const { errors } = form;
  const changed = Object.keys(patch);
  form.setValues(patch);
  form.setErrors(
    Object.fromEntries(Object.entries(errors).filter(([path]) => !changed.some((field) => path === field || path.startsWith(`${field}.`)))),
  );
}
