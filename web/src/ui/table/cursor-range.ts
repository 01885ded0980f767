import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback } from 'react';

/** Which rows are drawn: those in sight, and always the row of the cursor, so that it keeps the focus while the rows are scrolled; −1: none. */
export const useCursorRange = (cursorRow: number): ((range: Range) => number[]) =>
  useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), ...(cursorRow >= 0 ? [cursorRow] : [])])].sort((a, b) => a - b),
    [cursorRow],
  );
