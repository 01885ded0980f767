import type { EnterPage } from '@fairway/api';
import { useEffect, useState } from 'react';

/** What the office says to the page that it shows beside the form: the page as it would be. The page asks for it first. */
type Preview = { readonly page: EnterPage | null };

/** The page as the office writes it, which it shows in a frame; null: this is no preview. */
export function usePreview(isPreview: boolean): Preview | null {
  const [page, setPage] = useState<EnterPage | null>(null);
  useEffect(() => {
    if (!isPreview) return;
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin === location.origin && source === window.parent) setPage(data as EnterPage);
    };
    window.addEventListener('message', hear);
    window.parent.postMessage('preview', location.origin);
    return () => window.removeEventListener('message', hear);
  }, [isPreview]);
  return isPreview ? { page } : null;
}
