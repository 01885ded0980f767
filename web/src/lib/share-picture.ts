import { saveFile } from './save-file.ts';

/** Whether the device hands a picture to another program, as phones do. */
export function maySharePicture(): boolean {
  const sample = new File([], 'a.png', { type: 'image/png' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] });
}

/** Hands a picture to the program that the person chooses; where the device cannot, it is saved. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  if (!maySharePicture()) return saveFile(picture, name);
  const file = new File([picture], name, { type: 'image/png' });
  // a person who closes the choice has changed their mind
  await navigator.share?.({ files: [file] }).catch(() => undefined);
}
