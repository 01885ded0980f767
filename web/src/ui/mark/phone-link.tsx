import { Anchor } from '@mantine/core';

/** A phone number that calls; nothing where none is known. */
export function PhoneLink({ phone }: { phone: string | null }) {
  return phone === null ? null : <Anchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Anchor>;
}
