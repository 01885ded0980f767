import type { MarkerMeasurement, MarkerSideAward } from '@fairway/api';
import type { DistanceUnit } from '@fairway/api/choice/account/club';
import { isOddShot } from '@fairway/golf';
import { type FormEvent, useState } from 'react';
import { reachOf, targetOf } from '../../feature/play/side-award/measured-kind.ts';
import { readDistance } from '../../lib/value/distance.ts';
import { Dialog } from '../../light/dialog.tsx';
import type { CardView } from '../play/card-view.ts';
import { useWords } from '../words.ts';
import { golfShot, type ShotView, standingOf } from './shot-view.ts';
import { useDistance } from './use-distance.ts';

export type Measure = (shot: Omit<MarkerMeasurement, 'id' | 'enteredAt'>) => void;

type Props = {
  award: MarkerSideAward;
  unit: DistanceUnit;
  title: string;
  players: readonly CardView[];
  views: readonly ShotView[];
  best: { centimetres: number | null; driveCentimetres: number | null } | null;
  onMeasure: Measure;
  onClose: () => void;
};
/** Longer than any shot. */
const MOST_CENTIMETRES = 99_999;

/** One shot: whose, how far, and whether it lies where it counts. A second measurement of a player corrects the first. */
export function MeasureDialog({ award, unit, title, players, views, best, onMeasure, onClose }: Props) {
  const { t } = useWords();
  const { sayDistance } = useDistance(unit);
  const [playerId, setPlayer] = useState<string | null>(players.length === 1 ? (players[0]?.playerId ?? null) : null);
  const [typed, setTyped] = useState({ distance: '', drive: '', isOff: false });
  const [trouble, setTrouble] = useState<'whose' | 'wrong' | 'odd' | null>(null);
  const { kind, hole } = award;
  const shot = { centimetres: readDistance(typed.distance, unit), driveCentimetres: readDistance(typed.drive, unit) };
  const isWhole = isDistance(shot.centimetres, kind === 'nearest-to-the-line' ? 0 : 1);
  const standing = isWhole && !typed.isOff ? standingOf(kind, shot, best) : null;
  const own = views.find((view) => view.playerId === playerId);
  const change = (part: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...part }));
    setTrouble(null);
  };
  const measure = (of: { centimetres: number | null; driveCentimetres: number | null }) => {
    onMeasure({ ...of, playerId: playerId ?? '', kind, hole, onTarget: !typed.isOff, replaces: own?.head ?? null });
    onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (playerId === null) return setTrouble('whose');
    if (!isWhole || !(shot.driveCentimetres === null || isDistance(shot.driveCentimetres, 1))) return setTrouble('wrong');
    if (trouble !== 'odd' && isOddShot(golfShot(kind, shot))) return setTrouble('odd');
    measure(shot);
  };
  return (
    <Dialog titleId="measure-title" onClose={onClose}>
      <h2 id="measure-title">
        {title} · {t('hole', { hole })}
      </h2>
      {best?.centimetres != null && <p>{t(`measure.best.${reachOf(award)}`, { distance: sayDistance(best.centimetres) })}</p>}
      <form onSubmit={save} noValidate>
        <fieldset className="measure-players" aria-label={t('measure.player')}>
          {players.map((player) => (
            <button
              key={player.playerId}
              type="button"
              className="key key-word"
              aria-pressed={player.playerId === playerId}
              onClick={() => {
                setPlayer(player.playerId);
                setTrouble(null);
              }}
            >
              {player.name}
            </button>
          ))}
        </fieldset>
        {own?.centimetres != null && <p>{t('measure.correcting', { distance: sayDistance(own.centimetres) })}</p>}
        <label>
          {t(`measure.distance.${unit}`)}
          <input
            inputMode="decimal"
            autoComplete="off"
            value={typed.distance}
            onInput={(event) => change({ distance: event.currentTarget.value })}
          />
        </label>
        {kind === 'nearest-to-the-line' && (
          <label>
            {t(`measure.drive.${unit}`)}
            <input
              inputMode="decimal"
              autoComplete="off"
              value={typed.drive}
              onInput={(event) => change({ drive: event.currentTarget.value })}
            />
          </label>
        )}
        <button
          type="button"
          className="key key-word measure-off"
          aria-pressed={typed.isOff}
          onClick={() => change({ isOff: !typed.isOff })}
        >
          {typed.isOff ? '✓ ' : ''}
          {t(`measure.off.${targetOf(award)}`)}
        </button>
        <p role="status" className={standing === 'leads' ? 'measure-standing is-leading' : 'measure-standing'}>
          {standing !== null && t(`measure.standing.${standing}`)}
        </p>
        {trouble !== null && (
          <p role="alert" className="measure-trouble">
            {trouble === 'odd' ? t('measure.odd', { distance: sayDistance(shot.centimetres ?? 0) }) : t(`measure.${trouble}`)}
          </p>
        )}
        <button type="submit" className="button">
          {t(trouble === 'odd' ? 'measure.saveOdd' : 'measure.save')}
        </button>
        {own?.centimetres != null && (
          <button type="button" className="button button-plain" onClick={() => measure({ centimetres: null, driveCentimetres: null })}>
            {t('measure.takeBack')}
          </button>
        )}
        <button type="button" className="button button-plain" onClick={onClose}>
          {t('close')}
        </button>
      </form>
    </Dialog>
  );
}

const isDistance = (centimetres: number | null, least: number): boolean =>
  centimetres !== null && centimetres >= least && centimetres <= MOST_CENTIMETRES;
