import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import { ownName } from '../../lib/prefix.ts';
import { readSession } from '../../lib/session.ts';

/** The columns that a person has hidden, kept in this browser by table and person. */
export function useHiddenColumns(table: string, usual: readonly string[] = []) {
  // whoever opened the table: it is still drawn once while they log out
  const [person] = useState(() => readSession()?.id);
  return useLocalStorage<readonly string[]>({
    key: ownName(`golf_hidden_columns ${table} ${person}`),
    defaultValue: usual,
    getInitialValueInEffect: false,
  });
}
