import { createContext } from 'react';
import type { FileKind } from './list-file.ts';

/** The actions of a list's menu. */
type ListTools = {
  /** The columns that may be hidden. */
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly hidden: readonly string[];
  readonly hide: (hidden: readonly string[]) => void;
  readonly saveAs: (kind: FileKind) => void;
};

export const ListToolsContext = createContext<ListTools | null>(null);
