import type { PublicSeals, SealedList } from '@fairway/api';
import { sealText } from '@fairway/api/rule/seal-text';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { formatInstant } from '../../lib/date.ts';
import { GuestPage } from '../guest-page.tsx';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import { listName } from './list-name.ts';
import { loadSeals } from './request.ts';
import { useSealWords } from './words.ts';
import './seal.css';

/** The seals of a tournament's counted holes. Once the holes are published, the viewer's own browser checks them. */
export function SealPage({ path }: { path: string }) {
  const tournamentId = decodeURIComponent(path.split('/')[2] ?? '');
  const { answer: found, lack, retry } = useAnswer(tournamentId, () => loadSeals(tournamentId));
  const say = useSealWords();
  return (
    <GuestPage
      tournamentId={tournamentId}
      title={say?.('title') ?? null}
      name={found?.name ?? null}
      lack={lack}
      retry={retry}
      className="seal"
    >
      {() =>
        found &&
        say && (
          <>
            <p>{say('about')}</p>
            {found.lists.length === 0 && <p className="seal-none">{say('none')}</p>}
            {found.lists.map((list) => (
              <List key={[list.roundId, list.division?.id, list.award?.id].join()} seals={found} list={list} />
            ))}
          </>
        )
      }
    </GuestPage>
  );
}

function List({ seals, list }: { seals: PublicSeals; list: SealedList }) {
  const { t, language } = useWords();
  const say = useSealWords();
  if (say === null) return null;
  const { number, startsAt, opened } = list;
  const rounds = new Set(seals.lists.map(({ roundId }) => roundId)).size;
  const title = [rounds > 1 && t('round', { number }), listName(list, t, language)].filter(Boolean).join(' · ');
  const at = (moment: string) => formatInstant(moment, seals.timeZone);
  return (
    <section className="seal-list" aria-label={title}>
      <h2>{title}</h2>
      {opened === null ? (
        <p className="seal-closed">{say('closed')}</p>
      ) : (
        <Check tournamentId={seals.tournamentId} list={list} opened={opened} />
      )}
      {startsAt !== null && <p className="seal-time">{say('startsAt', { time: at(startsAt) })}</p>}
      {list.seals.map(({ seal, at: made, reason }, nth) => (
        <details key={seal} className={nth === 0 ? 'seal-code' : 'seal-code is-replaced'}>
          <summary>{nth === 0 ? say('standing', { time: at(made) }) : say('replaced', { time: at(made) })}</summary>
          <code>{seal}</code>
          {reason !== null && <p>{say('reason', { reason })}</p>}
        </details>
      ))}
    </section>
  );
}

type CheckProps = { tournamentId: string; list: SealedList; opened: NonNullable<SealedList['opened']> };

/** The hash is made here, from what is shown: nobody has to believe the server. */
function Check({ tournamentId, list, opened }: CheckProps) {
  const say = useSealWords();
  if (say === null) return null;
  const { roundId, division, award } = list;
  const text = sealText({ tournamentId, roundId, divisionId: division?.id ?? null, awardId: award?.id ?? null, ...opened });
  const own = bytesToHex(sha256(utf8ToBytes(text)));
  const matches = own === list.seals[0]?.seal;
  return (
    <>
      <p role="status" className={matches ? 'seal-matches' : 'seal-differs'}>
        {matches ? `✓ ${say('matches')}` : `✗ ${say('differs')}`}
      </p>
      <p className="seal-holes">
        {say('holes')}: <strong>{opened.holes.join(', ')}</strong>
      </p>
      <details open={!matches}>
        <summary>{say('check')}</summary>
        <dl className="seal-parts">
          <dt>{say('salt')}</dt>
          <dd>
            <code>{opened.salt}</code>
          </dd>
          <dt>{say('text')}</dt>
          <dd>
            <pre>{text}</pre>
          </dd>
          <dt>{say('seal')}</dt>
          <dd>
            <code>{own}</code>
          </dd>
        </dl>
      </details>
    </>
  );
}
