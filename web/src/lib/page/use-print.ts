import { useEffect, useState } from 'react';
import { followPrint } from './print.ts';

/** Whether the browser draws paper. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => followPrint(setPrinting), []);
  return isPrinting;
}

/** When the browser last began to print, however it was asked to. */
export function usePrintedAt(): Date {
  const [at, setAt] = useState(() => new Date());
  useEffect(() => followPrint((isPrinting) => isPrinting && setAt(new Date())), []);
  return at;
}
