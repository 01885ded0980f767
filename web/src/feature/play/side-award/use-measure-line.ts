import type { Shot } from '@fairway/api';
import { isOddShot } from '@fairway/golf';
import { useState } from 'react';
import { isApiError } from '../../../lib/api/api-error.ts';
import { failureOf } from '../../../lib/api/failure.ts';
import { newId } from '../../../lib/id.ts';
import { readDistance, typedDistance } from '../../../lib/value/distance.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { GOLF_KIND } from './measured-kind.ts';
import { useMeasure } from './query.ts';
import { type MeasuredHole, type MeasurePlace, useSpeaker } from './speaker.ts';

type Typed = { playerId: string | null; distance: string; drive: string; onTarget: boolean; reason: string };
type Errors = Partial<Record<'playerId' | 'centimetres' | 'driveCentimetres' | 'reason' | 'line', string>>;
type MeasureSetting = { award: MeasuredHole; place: MeasurePlace; correcting: Shot | null; onSaved: () => void };

const NOTHING: Typed = { playerId: null, distance: '', drive: '', onTarget: true, reason: '' };
const SHORTEST_REASON = 3;

/** What is typed into a line, what is wrong with it, and how it is sent: it stays until the server has it. */
export function useMeasureLine({ award, place, correcting, onSaved }: MeasureSetting) {
  const { t, language, sayWhole, sayDistance } = useSpeaker(place.distanceUnit);
  const [typed, setTyped] = useState(() => (correcting === null ? NOTHING : typedOf(correcting, place, language === 'vi' ? ',' : '.')));
  const [errors, setErrors] = useState<Errors>({});
  const [saved, setSaved] = useState<string | null>(null);
  // sent again after a failure, it is the same measurement
  const [id, setId] = useState(newId);
  const measure = useMeasure({ tournamentId: place.tournamentId, roundId: correcting?.roundId ?? place.roundId });
  const roundId = correcting?.roundId ?? place.roundId;
  const standing = award.shots.find((shot) => shot.playerId === typed.playerId && shot.roundId === roundId) ?? null;

  const change = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }));
    setErrors({});
    setSaved(null);
    setId(newId());
  };
  const clear = () => {
    change(NOTHING);
    onSaved();
  };
  const nameOf = (playerId: string): string => place.players.find((one) => one.playerId === playerId)?.name ?? standing?.name ?? '';

  const send = (playerId: string, centimetres: number | null, driveCentimetres: number | null) =>
    measure.mutate(
      {
        ...{ id, playerId, kind: award.kind, hole: award.hole, centimetres, driveCentimetres },
        ...{ onTarget: typed.onTarget, replaces: standing?.id ?? null, reason: standing === null ? null : typed.reason.trim() },
        ...{ enteredAt: new Date().toISOString(), device: place.device },
      },
      {
        onSuccess: () => {
          const name = nameOf(playerId);
          const sentence =
            centimetres === null
              ? t('side-award:takenBack', { name })
              : t('side-award:saved', { name, distance: sayDistance(centimetres) });
          clear();
          setSaved(sentence);
        },
        onError: (error) => setErrors(errorsOf(error, t('side-award:unsaved'))),
      },
    );

  const save = async () => {
    const centimetres = readDistance(typed.distance, place.distanceUnit);
    const drive = readDistance(typed.drive, place.distanceUnit);
    const wrong: Errors = {
      ...(typed.playerId === null && { playerId: t('side-award:line.whose') }),
      ...((centimetres === null || Number.isNaN(centimetres)) && { centimetres: t('side-award:line.wrong') }),
      ...(Number.isNaN(drive) && { driveCentimetres: t('side-award:line.wrong') }),
      ...(standing !== null && typed.reason.trim().length < SHORTEST_REASON && { reason: t('side-award:line.reasonHelp') }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || typed.playerId === null || centimetres === null) return;
    const shot = { kind: GOLF_KIND[award.kind], centimetres, ...(drive !== null && { driveCentimetres: drive }) };
    if (isOddShot(shot) && !(await confirmOdd(centimetres, nameOf(typed.playerId)))) return;
    send(typed.playerId, centimetres, drive);
  };
  const confirmOdd = (centimetres: number, name: string) =>
    confirm({
      title: t('side-award:odd.title', { distance: sayDistance(centimetres) }),
      text: t('side-award:odd.text', { award: sayWhole(award), name }),
      action: t('side-award:odd.action'),
      cancel: t('side-award:odd.cancel'),
    });
  const takeBack = () => {
    if (standing === null) return;
    if (typed.reason.trim().length < SHORTEST_REASON) setErrors({ reason: t('side-award:line.reasonHelp') });
    else send(standing.playerId, null, null);
  };
  return { typed, change, clear, errors, saved, standing, save: () => void save(), takeBack, isSaving: measure.isPending };
}

const typedOf = (
  { playerId, centimetres, driveCentimetres, onTarget }: Shot,
  { distanceUnit }: MeasurePlace,
  separator: string,
): Typed => ({
  playerId,
  distance: typedDistance(centimetres, distanceUnit, separator),
  drive: driveCentimetres === null ? '' : typedDistance(driveCentimetres, distanceUnit, separator),
  onTarget,
  reason: '',
});

/** Beside the field that the server names; the others for the whole line. */
function errorsOf(error: unknown, unsaved: string): Errors {
  const named = isApiError(error) ? Object.entries(error.errors).flatMap(([field, [first]]) => (first ? [[field, first]] : [])) : [];
  const own = Object.fromEntries(named.filter(([field = '']) => FIELDS.includes(field)));
  if (named.length > 0 && Object.keys(own).length === named.length) return own;
  return { ...own, line: [failureOf(error)?.message, unsaved].filter(Boolean).join(' ') };
}

const FIELDS = ['playerId', 'centimetres', 'driveCentimetres', 'reason'];
