import { useEffect, useState } from 'react';
import { PREFIX } from '../../../lib/prefix.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { ShareLink } from '../../follow/share-link.tsx';
import { Regulations } from '../club-text.tsx';
import { fetchOwnData, loadOwnLink } from '../request.ts';
import type { OwnProps } from './own-props.ts';

/** How to come back to this page, and what can be taken along: the link as a picture, the day for a calendar, everything that is kept. */
export function KeepPart({ page, own, say, language }: OwnProps) {
  const { tournament } = page.enter;
  const { secret } = own;
  const [note, setNote] = useState('');
  const [link, setLink] = useState<Awaited<ReturnType<typeof loadOwnLink>> | null>(null);
  useEffect(() => {
    loadOwnLink({ secret, language }).then(setLink, () => undefined);
  }, [secret, language]);
  const takeData = () =>
    fetchOwnData(own).then(
      (file) => saveFile(file, 'fairway.json'),
      () => setNote(say('failed')),
    );
  return (
    <section className="enter-part">
      <h3>{say('keep.title')}</h3>
      <p>{say('keep.about')}</p>
      {link && <img className="enter-code" src={link.picture} alt={say('keep.code')} />}
      <ShareLink path={`${PREFIX}/tournaments/${tournament.id}/live/enter#${secret}`} title={tournament.name} />
      <p className="row gap-12 wrap">
        {link && (
          <button
            type="button"
            className="enter-plain"
            onClick={() => saveFile(new Blob([link.calendar], { type: 'text/calendar' }), 'fairway.ics')}
          >
            {say('keep.calendar')}
          </button>
        )}
        <button type="button" className="enter-plain" onClick={() => void takeData()}>
          {say('keep.data')}
        </button>
      </p>
      <p role="alert">{note}</p>
      <Regulations tournament={tournament} say={say} language={language} />
    </section>
  );
}
