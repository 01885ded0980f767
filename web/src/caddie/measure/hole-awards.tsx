import type { MarkerSideAward } from '@fairway/api';
import { useState } from 'react';
import { reachOf, targetOf } from '../../feature/play/side-award/measured-kind.ts';
import type { Admission } from '../phone/admission.ts';
import type { CardView } from '../play/card-view.ts';
import { useWords } from '../words.ts';
import type { Measure } from './measure-dialog.tsx';
import { MeasureDialog } from './measure-dialog.tsx';
import { bestKnown, type KnownShots, type ShotView, shotView } from './shot-view.ts';
import { useDistance } from './use-distance.ts';

type Props = {
  hole: number;
  flight: Admission['flight'];
  cards: readonly CardView[];
  shots: KnownShots;
  onMeasure: Measure;
};

/** The side awards of a hole that this flight measures; nothing on the other holes. */
export function HoleAwards({ hole, flight, ...props }: Props) {
  const awards = flight.sideAwards.filter((award) => award.hole === hole && award.playerIds.length > 0);
  return awards.map((award) => <HoleAward key={`${award.kind} ${award.gender}`} award={award} unit={flight.distanceUnit} {...props} />);
}

type AwardProps = Pick<Props, 'cards' | 'shots' | 'onMeasure'> & { award: MarkerSideAward; unit: Admission['flight']['distanceUnit'] };

function HoleAward({ award, unit, cards, shots, onMeasure }: AwardProps) {
  const { t } = useWords();
  const { sayDistance } = useDistance(unit);
  const [isOpen, setOpen] = useState(false);
  const players = cards.filter(({ playerId, status }) => award.playerIds.includes(playerId) && status !== 'DNS');
  const views = players.map(({ playerId }) => shotView(shots, award, playerId));
  const best = bestKnown(award, views);
  const name = t(`measure.award.${award.kind}`);
  const whose = award.gender === null ? name : `${name} · ${t(`measure.gender.${award.gender}`)}`;
  return (
    <section className="measure">
      <button type="button" className="button button-plain measure-open" onClick={() => setOpen(true)}>
        <span>{t('measure.open', { award: whose })}</span>
        <small>
          {best?.centimetres == null
            ? t('measure.nobody')
            : t(`measure.best.${reachOf(award)}`, { distance: sayDistance(best.centimetres) })}
        </small>
      </button>
      <ul>
        {views
          .filter(({ where }) => where !== 'empty')
          .map((view) => (
            <ShotLine key={view.playerId} view={view} award={award} unit={unit} name={nameIn(cards, view.playerId)} />
          ))}
      </ul>
      {isOpen && <MeasureDialog {...{ award, unit, players, views, best, onMeasure, title: whose }} onClose={() => setOpen(false)} />}
    </section>
  );
}

const nameIn = (cards: readonly CardView[], playerId: string): string => cards.find((card) => card.playerId === playerId)?.name ?? '';

type LineProps = { view: ShotView; award: MarkerSideAward; unit: AwardProps['unit']; name: string };

/** A shot of the flight: whose, how far, and where it is. */
function ShotLine({ view: { centimetres, onTarget, where, reason }, award, unit, name }: LineProps) {
  const { t } = useWords();
  const { sayDistance } = useDistance(unit);
  const sentence = centimetres === null ? t('measure.takenBack') : sayDistance(centimetres);
  const off = centimetres !== null && !onTarget ? ` (${t(`measure.off.${targetOf(award)}`)})` : '';
  return (
    <li className="row between gap-12 wrap measure-shot">
      <span>
        {name} <b>{sentence}</b>
        {off}
      </span>
      <span className={`player-where is-${where}`}>
        {where === 'received' ? `✓ ${t('where.received')}` : where === 'in-memory' ? '…' : t(`where.${where}`)}
      </span>
      {reason !== null && <small>{reason}</small>}
    </li>
  );
}
