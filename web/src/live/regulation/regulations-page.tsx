import type { PublicRegulations } from '@fairway/api';
import { datesOf } from '@fairway/api/rule/field/play-dates';
import { formatDate, formatInstant } from '../../lib/value/date.ts';
import { GuestPage } from '../page/guest-page.tsx';
import { NoticeScreen } from '../page/notice-screen.tsx';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import { loadRegulations } from './request.ts';
import { sayIn } from './words.ts';
import './regulation.css';

/** The regulations of a tournament, for everyone and for paper. */
export function RegulationsPage({ tournamentId }: { tournamentId: string }) {
  const { answer: regulations, lack, retry } = useAnswer(tournamentId, () => loadRegulations(tournamentId));
  const { language } = useWords();
  const say = sayIn(language);
  return (
    <GuestPage
      tournamentId={tournamentId}
      title={say('title')}
      name={regulations?.name ?? null}
      lack={lack}
      retry={retry}
      about={regulations ? [datesOf(regulations, formatDate), regulations.clubName] : []}
      className="regulation"
    >
      {() => regulations && <Texts regulations={regulations} />}
    </GuestPage>
  );
}

function Texts({ regulations }: { regulations: PublicRegulations }) {
  const { t, language } = useWords();
  const say = sayIn(language);
  const text = textIn(regulations, language);
  const { changed } = regulations;
  const started = changed && textIn(changed.started, language);
  return (
    <>
      {text === null ? (
        <NoticeScreen title={say('none')} hint={say('noneHint')} />
      ) : (
        <>
          {changed && <p className="regulation-changed">{say('changed', { time: formatInstant(changed.at, regulations.timeZone) })}</p>}
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
