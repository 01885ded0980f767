import type { ReactNode } from 'react';
import { PREFIX } from '../../lib/prefix.ts';
import { LanguageMenu } from '../../light/language-menu.tsx';
import { pictureAddress } from '../request.ts';
import { switchLanguage, useWords } from '../words.ts';
import { SkipLink } from './skip-link.tsx';

/** A phone's head has little room. */
const SHORT_NAMES = { vi: 'VI', en: 'EN', ko: '한국어', ja: '日本語', zh: '中文' };

type Props = {
  back?: string | null;
  actions?: ReactNode;
  /** On a phone it gives way to the list: one line of it stays. */
  gives?: boolean;
  className?: string;
  /** The address of the club's logo. */
  logo?: string | null;
  children?: ReactNode;
};

/** The head of every page: the way back to all tournaments, the language, and what the page is. */
export function Band({ back = null, actions, gives = false, className = '', logo = null, children }: Props) {
  const { t, language } = useWords();
  return (
    <header className={`${gives ? 'band band-gives' : 'band'} ${className}`.trim()}>
      <SkipLink />
      <div className="page">
        <nav className="row between gap-8 wrap band-nav" aria-label="Fairway">
          {back === null ? (
            <span className="strong" translate="no">
              Fairway
            </span>
          ) : (
            <a className="band-action" href={`${PREFIX}/live`}>
              <span aria-hidden="true">‹ </span>
              {back}
            </a>
          )}
          <span className="row gap-8 wrap band-actions">
            {actions}
            <LanguageMenu
              names={SHORT_NAMES}
              language={language}
              label={t('language')}
              failure={t('languageFailed')}
              switchLanguage={switchLanguage}
            />
          </span>
        </nav>
        {logo !== null && <img className="band-logo" src={pictureAddress(logo)} alt="" width="48" height="48" />}
        {children}
      </div>
    </header>
  );
}

/** The head of a page that knows nothing of its tournament: `title` is the page's own. */
export function PlainBand({ title }: { title?: string | null }) {
  const { t } = useWords();
  return (
    <Band back={t('allTournaments')}>
      <h1>{title ?? t('leaderboard')}</h1>
    </Band>
  );
}
