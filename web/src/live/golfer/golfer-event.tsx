import type { PublicCareerEvent } from '@fairway/api';
import { dateIn, type PublicLanguage } from '@fairway/api/word/language';
import { formatAmount, formatToPar } from '@fairway/api/word/number';
import type { SayOf } from '@fairway/api/word/say';
import { PREFIX } from '../../lib/prefix.ts';
import { placeLabel } from '../../ui/mark/sign-of.ts';
import { sayAward } from '../board/winner/award-words.ts';
import { Sign } from '../page/sign.tsx';
import { useWords } from '../words.ts';
import { namesOf } from './names.ts';

type Say = SayOf<'public-golfer'>;

/** A tournament on a golfer's page: its name leads to their card on its board. */
export function GolferEvent({ event, say }: { event: PublicCareerEvent; say: Say }) {
  const { t, language } = useWords();
  const { tournamentId, playerId, name, date, clubName, divisionName, status, place, partners, opponents, winners } = event;
  const division = divisionName === null ? null : t('divisionName', { name: divisionName });
  return (
    <article className="golfer-event">
      <h3>
        <a href={`${PREFIX}/tournaments/${tournamentId}/live?player=${playerId}`} translate="no">
          {name}
        </a>
      </h3>
      <p className="quiet">{[dateIn(language, date), clubName, division].filter(Boolean).join(' · ')}</p>
      {winners.length > 0 && (
        <p className="strong">
          {winners
            .map((won) => [sayAward(won, t, language), won.divisionName && t('divisionName', { name: won.divisionName })])
            .map((parts) => parts.filter(Boolean).join(' · '))
            .join(', ')}
        </p>
      )}
      <p className="row wrap gap-16">
        {status !== 'ok' && <span>{t(`status.${status}`)}</span>}
        {place !== null && (
          <strong>
            {t('column.place')} <Sign t={t} text={placeLabel(place)} />
          </strong>
        )}
        {figuresOf(event, say, language).map((figure) => (
          <span key={figure}>{figure}</span>
        ))}
      </p>
      {partners.length > 0 && <p className="quiet">{say('with', { names: namesOf(partners, say) })}</p>}
      {opponents.length > 0 && <p className="quiet">{say('against', { names: namesOf(opponents, say) })}</p>}
    </article>
  );
}

function figuresOf(event: PublicCareerEvent, say: Say, language: PublicLanguage): string[] {
  const { divisionName, divisionPlace, gross, grossToPar, net, netToPar, points } = event;
  const strokes = (count: number, toPar: number | null) =>
    [formatAmount(count, language), toPar !== null && `(${formatToPar(toPar, language)})`].filter(Boolean).join(' ');
  return [
    ...(divisionPlace === null || divisionName === null
      ? []
      : [say('divisionPlace', { place: placeLabel(divisionPlace), name: divisionName })]),
    ...(gross === null ? [] : [say('gross', { value: strokes(gross, grossToPar) })]),
    ...(net === null ? [] : [say('net', { value: strokes(net, netToPar) })]),
    ...(points === null ? [] : [say('points', { value: formatAmount(points, language) })]),
  ];
}
