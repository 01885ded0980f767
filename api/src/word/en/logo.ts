import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/logo.ts';

export const catalogue: Translated<typeof vi> = {
  label: 'Logo',
  help: 'A PNG, JPEG or WebP picture of up to 2 MB.',
  choose: 'Choose a picture',
  other: 'Change the picture',
  remove: 'Remove the logo',
  alt: 'Logo of {{name}}',
  none: 'No logo yet',
  saved: 'The logo in use',
  wrongKind: 'This file is not a PNG, JPEG or WebP picture. Please choose another one.',
  tooLarge: 'The picture is larger than 2 MB. Please make it smaller and try again.',
};
