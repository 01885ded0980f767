import { PAGES_HEADER, type PaperKind, UNPRINTED_HEADER } from '@fairway/api/choice/output/paper';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call, callForFile, fileOf, overNetwork, type Query } from '../../../lib/api/api.ts';
import { pageCounter } from './page-count.ts';

const ALL = 'GET /api/tournaments/:tournamentId/papers';
const ROUTE = 'POST /api/tournaments/:tournamentId/paper/:kind';
export type PapersWish = { readonly tournamentId: string; readonly query: Query<typeof ALL> };
/** `only`: these of its parts, by their keys. */
export type PaperWish = PapersWish & { readonly kind: PaperKind; readonly only?: string[] };
/** `unprinted`: the players whose names no font of the server has. */
export type Made = { readonly file: File; readonly pages: number; readonly unprinted: readonly string[] };
export type Progress = { readonly done: number; readonly pages: number };

/** Every paper as it would come out now. */
export const papers = ({ tournamentId, query }: PapersWish) =>
  queryOptions({
    queryKey: ['tournaments', tournamentId, 'papers', query],
    queryFn: ({ signal }) => call(ALL, { params: { tournamentId }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Makes a paper for printing, and says how many of its pages have come. */
export function usePaper() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const stop = useRef<AbortController>(null);
  const make = useMutation({
    mutationFn: async (wish: PaperWish): Promise<Made | null> => {
      stop.current?.abort();
      const controller = new AbortController();
      stop.current = controller;
      const { signal } = controller;
      try {
        return await fetchPaper(wish, signal, setProgress);
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      } finally {
        setProgress(null);
      }
    },
    // it is remembered, and perhaps there are new codes
    onSettled: (_made, _error, { tournamentId }) => {
      void client.invalidateQueries({ queryKey: ['tournaments', tournamentId, 'papers'] });
      void client.invalidateQueries({ queryKey: ['tournaments', tournamentId, 'links'] });
    },
    meta: { shows: 'every' },
  });
  return { make, progress, stop: () => stop.current?.abort() };
}

async function fetchPaper(
  { tournamentId, kind, query, only }: PaperWish,
  signal: AbortSignal,
  tell: (progress: Progress) => void,
): Promise<Made> {
  const body = { ...query, ...(only && { only }) };
  const response = await callForFile(ROUTE, { params: { tournamentId, kind }, body, signal });
  const pages = Number(response.headers.get(PAGES_HEADER));
  const unprinted = JSON.parse(decodeURIComponent(response.headers.get(UNPRINTED_HEADER) ?? '[]')) as string[];
  tell({ done: 0, pages });
  const count = pageCounter();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of piecesOf(response, signal)) {
    pieces.push(piece);
    tell({ done: count(piece), pages });
  }
  return { file: fileOf(response, new Blob(pieces, { type: 'application/pdf' })), pages, unprinted };
}

/** Not every browser lets a body be read as it comes by `for await`. */
async function* piecesOf({ body }: Response, signal: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (body === null) return;
  const reader = body.getReader();
  const read = () => overNetwork(reader.read(), signal);
  for (let part = await read(); part.value; part = await read()) yield part.value;
}
