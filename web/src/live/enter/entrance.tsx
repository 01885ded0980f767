import type { EnterPage, OwnPage } from '@fairway/api';
import { useQuery } from '../address.ts';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import { EnterBody } from './enter-body.tsx';
import { EnterFrame } from './enter-frame.tsx';
import { loadEnter } from './request.ts';
import { usePreview } from './use-preview.ts';
import { useEnterWords } from './words.ts';

type Props = { tournamentId: string; onSent: (secret: string, own: OwnPage) => void };

/** The form of a tournament, or why there is none. */
export function Entrance({ tournamentId, onSent }: Props) {
  const { language } = useWords();
  const say = useEnterWords();
  const preview = usePreview(useQuery().has('preview'));
  const { answer, lack, retry } = useAnswer(`enter ${tournamentId}`, () => loadIn(preview, tournamentId));
  const page = preview?.page ?? answer;
  return (
    <EnterFrame tournament={page?.tournament ?? null} title={say?.('title') ?? null} tournamentId={tournamentId} lack={lack} retry={retry}>
      {() =>
        page && say && <EnterBody page={page} isPreview={preview !== null} retry={retry} onSent={onSent} say={say} language={language} />
      }
    </EnterFrame>
  );
}

/** The form that the office is writing is no answer of the server. */
const loadIn = (preview: object | null, tournamentId: string): Promise<EnterPage | null> =>
  preview === null ? loadEnter(tournamentId) : Promise.resolve(null);
