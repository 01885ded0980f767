import type { EnterPage, OfficeSignupForm } from '@fairway/api';
import { shownForm } from '@fairway/api/rule/field/signup/form';
import { momentOf } from '@fairway/api/rule/field/signup/moment';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PREFIX } from '../../../../lib/prefix.ts';

type Settings = Pick<OfficeSignupForm, 'mode' | 'opensAt' | 'closesAt' | 'way' | 'form'>;
type Props = { tournament: EnterPage['tournament']; settings: Settings };

/** The page as golfers will see it, with what is typed and not saved yet: the page itself, in a frame as wide as a phone. */
export function FormPreview({ tournament, settings }: Props) {
  const { t } = useTranslation('signup');
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef<EnterPage | null>(null);
  useEffect(() => {
    const say = () => frame.current?.contentWindow?.postMessage(latest.current, location.origin);
    latest.current = pageOf(tournament, settings);
    say();
    // the page asks for it once it listens
    const hear = ({ origin, source }: MessageEvent) => origin === location.origin && source === frame.current?.contentWindow && say();
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [tournament, settings]);
  return (
    <aside className="for-screen" style={{ flex: '0 1 390px', position: 'sticky', top: 64 }} aria-label={t('form.preview')}>
      <p className="quiet small">{t('form.previewHelp')}</p>
      <iframe
        ref={frame}
        title={t('form.preview')}
        src={`${PREFIX}/tournaments/${tournament.id}/live/enter?preview`}
        className="frame"
        style={{ width: '100%', height: 'min(760px, calc(100vh - 120px))' }}
      />
    </aside>
  );
}

/** What the server would answer to a golfer, before anybody has entered; a time that is only half typed is none yet. */
function pageOf(tournament: EnterPage['tournament'], { mode, way, opensAt, closesAt, form }: Settings): EnterPage {
  const instantOf = (moment: string | null, end: 'begins' | 'ends') => {
    if (moment === null) return null;
    const at = momentOf(moment, tournament.timeZone, end);
    return Number.isNaN(at.getTime()) ? null : at.toISOString();
  };
  return {
    ...{ tournament, mode, way, ballot: way === 'ballot' ? 'open' : null, now: new Date().toISOString(), phase: 'open' },
    ...{ opensAt: instantOf(opensAt, 'begins'), closesAt: instantOf(closesAt, 'ends') },
    drawAt: instantOf(form.ballot.drawAt, 'begins'),
    form: shownForm(form),
    kinds: form.kinds.map(({ id, places, waitingPlaces }) => ({
      ...{ kindId: id, places, free: places, waiting: 0, waitingFree: waitingPlaces },
    })),
    extras: [],
    names: null,
  };
}
