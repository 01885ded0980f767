import { UPLOAD_BYTES } from '@fairway/api/rule/upload-limit';
import { showFailure } from '../toast/toast.tsx';

/** A logo in a form: the address of the one that the record has, or another picture; null: none. */
export type FormLogo = string | File | null;

const PICTURES = ['image/png', 'image/jpeg', 'image/webp'];
export const ACCEPTED = PICTURES.join(',');

/** Why a file cannot be a logo; null: it may be sent. The server checks its content. */
export function logoProblem({ type, size }: Pick<File, 'type' | 'size'>): 'wrongKind' | 'tooLarge' | null {
  if (!PICTURES.includes(type)) return 'wrongKind';
  return size > UPLOAD_BYTES.picture ? 'tooLarge' : null;
}

/** A picture as a form that the server takes. */
export function pictureForm(picture: File): FormData {
  const form = new FormData();
  form.append('file', picture);
  return form;
}

/** Gives a new record its logo, and shows why a picture is refused: the record exists by then, and may get another one. */
export async function withFirstLogo<Of>(added: Of, logo: FormLogo, change: (logo: File) => Promise<Of>): Promise<Of> {
  if (!(logo instanceof File)) return added;
  return change(logo).catch((error) => {
    showFailure(error);
    return added;
  });
}

/** Gives a saved record another logo, or none; `logo`: undefined for the one that it has. */
export const withLogo = async <Of extends { readonly version: number }>(
  saved: Of,
  logo: FormLogo | undefined,
  change: (logo: File | null, version: number) => Promise<Of>,
): Promise<Of> => (logo === undefined || typeof logo === 'string' ? saved : change(logo, saved.version));
