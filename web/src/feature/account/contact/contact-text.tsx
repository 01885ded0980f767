import type { Contact } from '@fairway/api';
import { Anchor, Text } from '@mantine/core';
import { linkParts } from './link-part.ts';

/** A text as it was typed, with its line breaks; phone numbers and e-mail addresses lead to a call or a mail. */
export function ContactText({ contact: { text, language } }: { contact: Pick<Contact, 'text' | 'language'> }) {
  let at = 0;
  const parts = linkParts(text).map((part) => {
    at += part.text.length;
    return { ...part, end: at };
  });
  return (
    <Text component="div" lang={language} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {parts.map(({ text: written, href, end }) =>
        href === undefined ? (
          written
        ) : (
          <Anchor key={end} href={href} underline="always">
            {written}
          </Anchor>
        ),
      )}
    </Text>
  );
}
