import { useEffect, useEffectEvent, useState } from 'react';

/** A file, or cells as text. */
export type Arrival = { readonly file: File } | { readonly text: string };

const isField = (target: EventTarget | null) => target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/** Cells or a file on the clipboard; null: neither. Text that is pasted into a field stays there. */
function pastedSource({ clipboardData, target }: ClipboardEvent): Arrival | null {
  const [file] = clipboardData?.files ?? [];
  if (file !== undefined) return { file };
  const text = clipboardData?.getData('text/plain') ?? '';
  return isField(target) || !/[\t\n]/.test(text) ? null : { text };
}

/** Takes a list that is dropped or pasted anywhere on the page. True while a file is held over it. */
export function useArrival(onArrive: (arrival: Arrival) => void): boolean {
  const [isOver, setOver] = useState(false);
  const arrive = useEffectEvent(onArrive);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      setOver(false);
      arrive({ file });
    };
    const paste = (event: ClipboardEvent) => {
      const source = pastedSource(event);
      if (source === null) return;
      event.preventDefault();
      arrive(source);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    window.addEventListener('paste', paste, { signal });
    return () => listeners.abort();
  }, []);
  return isOver;
}
