import type { PublicRegulations } from '@fairway/api';
import { datesOf } from '@fairway/api/rule/field/play-dates';
import { formatDate, formatInstant } from '../../lib/value/date.ts';
import { GuestPage } from '../page/guest-page.tsx';
import { NoticeScreen } from '../page/notice-screen.tsx';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import { loadRegulations } from './request.ts';
import { sayIn } from './words.ts';

/** The regulations of a tournament, for everyone and for paper. */
export function RegulationsPage({ tournamentId }: { tournamentId: string }) {
  const { answer: found, lack, retry } = useAnswer(tournamentId, () => loadRegulations(tournamentId));
  const { language } = useWords();
  const say = sayIn(language);
  return (
    <GuestPage
      tournamentId={tournamentId}
      title={say('title')}
      name={found?.name ?? null}
      lack={lack}
      retry={retry}
      about={found ? [datesOf(found, formatDate), found.clubName] : []}
      className="regulation"
    >
      {() => found && <Texts found={found} />}
    </GuestPage>
  );
}

function Texts({ found }: { found: PublicRegulations }) {
  const { t, language } = useWords();
  const say = sayIn(language);
  const text = textIn(found, language);
  const { changed } = found;
  const started = changed && textIn(changed.started, language);
  return (
    <>
      {text === null ? (
        <NoticeScreen title={say('none')} hint={say('noneHint')} />
      ) : (
        <>
          {changed && <p className="regulation-changed">{say('changed', { time: formatInstant(changed.at, found.timeZone) })}</p>}
          <Html {...text} />
          <button type="button" className="regulation-print" onClick={() => window.print()}>
            {t('print')}
          </button>
        </>
      )}
      {changed && (
        <details>
          <summary>{say('started')}</summary>
          {started ? <Html {...started} /> : <p>{say('startedNone')}</p>}
        </details>
      )}
    </>
  );
}

type Text = { readonly html: string; readonly lang: string };

/** The server has left nothing in it that could run. */
function Html({ html, lang }: Text) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: safe HTML of the server
  return <article lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** In the language of the page, or in the one that there is. */
function textIn(
  { regulations, regulationsEnglish }: Pick<PublicRegulations, 'regulations' | 'regulationsEnglish'>,
  language: string,
): Text | null {
  const vietnamese = regulations === null ? null : { html: regulations, lang: 'vi' };
  const english = regulationsEnglish === null ? null : { html: regulationsEnglish, lang: 'en' };
  return language === 'vi' ? (vietnamese ?? english) : (english ?? vietnamese);
}
