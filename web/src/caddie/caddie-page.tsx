import { useWakefulScreen } from '../lib/page/wakeful-screen.ts';
import { useStore } from '../lib/store.ts';
import { LanguageMenu } from '../light/language-menu.tsx';
import type { AppDoorOf } from './app-browser/app-door.tsx';
import { DoorScreen } from './door/door-screen.tsx';
import { HandoverQuestion } from './door/handover-question.tsx';
import { WaitingScreen } from './door/waiting-screen.tsx';
import type { Phone } from './phone/phone.ts';
import { FlightScreen } from './play/flight-screen.tsx';
import { switchLanguage, useWords } from './words.ts';

const NAMES = { vi: 'Tiếng Việt', en: 'English', ko: '한국어', ja: '日本語', zh: '简体中文' };

/** The caddie's page: a door until this phone is in a flight, then the flight. */
export function CaddiePage({ phone, AppDoor }: { phone: Phone; AppDoor: AppDoorOf | undefined }) {
  const { t, language } = useWords();
  const { stage, admission, outbox, shots, offer, waiting } = useStore(phone);
  useWakefulScreen();
  const isIn = stage === 'course' && admission !== null && outbox !== null && shots !== null;
  return (
    <div className="phone">
      <header className="band">
        <div className="band-title">
          <h1>{isIn ? t('flight', { flight: admission.flight.flight.number }) : t('title')}</h1>
          {isIn && <p>{admission.flight.tournament}</p>}
        </div>
        <LanguageMenu
          names={NAMES}
          language={language}
          label={t('language')}
          failure={t('languageFailed')}
          switchLanguage={switchLanguage}
        />
      </header>
      {isIn && <FlightScreen key={admission.id} {...{ phone, admission, outbox, shots, AppDoor }} />}
      {stage === 'opening' && (
        <main className="door">
          <p role="status">{t('door.opening')}</p>
        </main>
      )}
      {stage === 'door' && <DoorScreen phone={phone} />}
      {stage === 'waiting' && waiting !== null && <WaitingScreen flight={waiting.flight} onBack={phone.leave} />}
      {stage === 'handover' && admission !== null && offer !== null && (
        <HandoverQuestion
          from={admission.flight.flight.number}
          flight={offer.flight.flight.number}
          onYes={() => void phone.handOver()}
          onNo={phone.stay}
        />
      )}
    </div>
  );
}
