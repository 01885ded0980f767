import type { Winner } from '@fairway/api';
import { sayAward } from '@fairway/api/word/say/award';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '#icon';
import { givenTwice } from './people.ts';
import type { Speaker } from './winner-words.ts';

/** Which prizes the same players win twice by the same list; nothing where the plan has no such pair. */
export function TwiceWarning({ items, t, language }: { items: readonly Winner[] } & Pick<Speaker, 't' | 'language'>) {
  const twice = givenTwice(items);
  if (twice.length === 0) return null;
  const names = [...new Set(twice.map((award) => sayAward(award, t, language)))].join(', ');
  return (
    <Alert color="amber" mb="sm" icon={<IconAlertTriangle aria-hidden size={18} />}>
      {t('twice', { names })}
    </Alert>
  );
}
