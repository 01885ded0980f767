import { useLocalStorage } from '@mantine/hooks';
import { useSession } from '../lib/session.ts';

/** The columns that a person has hidden, kept in this browser by table and person. */
export function useHiddenColumns(table: string, usual: readonly string[] = []) {
  const session = useSession();
  return useLocalStorage<readonly string[]>({
    key: `golf_hidden_columns ${table} ${session?.id}`,
    defaultValue: usual,
    getInitialValueInEffect: false,
  });
}
