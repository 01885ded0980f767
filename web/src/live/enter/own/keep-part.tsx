import { useEffect, useState } from 'react';
import { PREFIX } from '../../../lib/prefix.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { ShareLink } from '../../follow/share-link.tsx';
import { Regulations } from '../club-text.tsx';
import { fetchOwnFile } from '../request.ts';
import type { OwnProps } from './own-signup.tsx';

const FILES = { calendar: 'fairway.ics', data: 'fairway.json' } as const;

/** The link of this page as a QR code; null: it is not there, or did not come. */
function useCode(secret: string): string | null {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    fetchOwnFile({ secret, language: 'vi' }, 'code')
      .then((file) => file.text())
      .then(
        (svg) => setCode(`data:image/svg+xml,${encodeURIComponent(svg)}`),
        () => undefined,
      );
  }, [secret]);
  return code;
}

/** How to come back to this page, and what can be taken along: the link as a picture, the day for a calendar, everything that is kept. */
export function KeepPart({ page, own, say, language }: OwnProps) {
  const { tournament } = page.enter;
  const [note, setNote] = useState('');
  const code = useCode(own.secret);
  const take = (what: keyof typeof FILES) =>
    fetchOwnFile(own, what).then(
      (file) => saveFile(file, FILES[what]),
      () => setNote(say('failed')),
    );
  return (
    <section className="enter-part">
      <h3>{say('keep.title')}</h3>
      <p>{say('keep.about')}</p>
      {code !== null && <img className="enter-code" src={code} alt={say('keep.code')} />}
      <ShareLink path={`${PREFIX}/tournaments/${tournament.id}/live/enter#${own.secret}`} title={tournament.name} />
      <p className="row gap-12 wrap">
        <button type="button" className="enter-plain" onClick={() => void take('calendar')}>
          {say('keep.calendar')}
        </button>
        <button type="button" className="enter-plain" onClick={() => void take('data')}>
          {say('keep.data')}
        </button>
      </p>
      <p role="alert">{note}</p>
      <Regulations tournament={tournament} say={say} language={language} />
    </section>
  );
}
