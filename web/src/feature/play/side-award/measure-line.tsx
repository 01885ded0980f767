import type { Shot } from '@fairway/api';
import { REASON } from '@fairway/api/record/bound';
import { Button, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { reachOf, targetOf } from './measured-kind.ts';
import { PlayerField } from './player-field.tsx';
import classes from './side-award.module.css';
import { type MeasuredHole, type MeasurePlace, useSpeaker } from './speaker.ts';
import { useMeasureLine } from './use-measure-line.ts';

type Props = { award: MeasuredHole; place: MeasurePlace; correcting: Shot | null; onDone: () => void };

/** One quick line: a player, a distance, Enter. A player who was measured before is corrected, with a reason. */
export function MeasureLine({ award, place, correcting, onDone }: Props) {
  const { t, sayWhole, sayDistance } = useSpeaker(place.distanceUnit);
  const [shown, setShown] = useState(0);
  const player = useRef<HTMLInputElement>(null);
  const distance = useRef<HTMLInputElement>(null);
  const line = useMeasureLine({
    award,
    place,
    correcting,
    onSaved: () => {
      onDone();
      setShown((times) => times + 1);
    },
  });
  const { typed, change, errors, saved, standing } = line;
  useEffect(() => {
    if (correcting !== null) distance.current?.select();
  }, [correcting]);
  // the next one is typed at once
  useEffect(() => {
    if (shown > 0) player.current?.focus();
  }, [shown]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    line.save();
  };
  return (
    <form className={classes.line} onSubmit={send} aria-label={t('side-award:line.label', { award: sayWhole(award) })} noValidate>
      {standing !== null && (
        <Text size="sm" className={`strong ${classes.correcting}`}>
          {t('side-award:line.correcting', { name: standing.name, distance: sayDistance(standing.centimetres) })}
        </Text>
      )}
      <PlayerField
        key={shown}
        ref={player}
        award={award}
        place={place}
        playerId={typed.playerId}
        error={errors.playerId}
        onChoose={(playerId) => {
          change({ playerId });
          if (playerId !== null) distance.current?.focus();
        }}
      />
      <MeasuredFields ref={distance} award={award} place={place} line={line} />
      <LineButtons award={award} place={place} line={line} />
      <Text size="sm" role="status" className={classes.whole} hidden={saved === null}>
        {saved}
      </Text>
      {errors.line !== undefined && (
        <Text size="sm" role="alert" className={classes.failed}>
          {errors.line}
        </Text>
      )}
    </form>
  );
}

type PartProps = { award: MeasuredHole; place: MeasurePlace; line: ReturnType<typeof useMeasureLine> };

/** The distance, the length of the drive where the award asks for it, and the reason of a correction. */
function MeasuredFields({ ref, award, place, line }: PartProps & { ref: RefObject<HTMLInputElement | null> }) {
  const { t } = useSpeaker(place.distanceUnit);
  const { typed, change, errors, standing } = line;
  return (
    <>
      <TextInput
        ref={ref}
        label={t(`side-award:line.distance.${place.distanceUnit}`)}
        placeholder={t(`side-award:line.example.${place.distanceUnit}.${reachOf(award)}`)}
        inputMode="decimal"
        autoComplete="off"
        value={typed.distance}
        error={errors.centimetres}
        onChange={(event) => change({ distance: event.currentTarget.value })}
      />
      {award.kind === 'nearest-to-the-line' && (
        <TextInput
          label={t(`side-award:line.drive.${place.distanceUnit}`)}
          placeholder={t('side-award:line.driveHelp')}
          inputMode="decimal"
          autoComplete="off"
          value={typed.drive}
          error={errors.driveCentimetres}
          onChange={(event) => change({ drive: event.currentTarget.value })}
        />
      )}
      {standing !== null && (
        <TextInput
          className={classes.whole}
          label={t('side-award:line.reason')}
          placeholder={t('side-award:line.reasonHelp')}
          withAsterisk
          aria-required
          maxLength={REASON.most}
          value={typed.reason}
          error={errors.reason}
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
      )}
    </>
  );
}

/** Whether the shot counts, and what is done with the line. */
function LineButtons({ award, place, line }: PartProps) {
  const { t } = useSpeaker(place.distanceUnit);
  const { t: word } = useTranslation();
  const { typed, change, standing } = line;
  return (
    <Group className={classes.whole} justify="space-between" gap="xs">
      <Checkbox
        label={t(`side-award:line.${targetOf(award)}`)}
        checked={typed.onTarget}
        onChange={(event) => change({ onTarget: event.currentTarget.checked })}
      />
      <Group gap="xs">
        {standing !== null && (
          <>
            <Button type="button" variant="subtle" color="gray" onClick={line.takeBack} disabled={line.isSaving}>
              {t('side-award:line.takeBack')}
            </Button>
            <Button type="button" variant="default" onClick={line.clear}>
              {word('cancel')}
            </Button>
          </>
        )}
        <Button type="submit" loading={line.isSaving}>
          {t('side-award:line.save')}
        </Button>
      </Group>
    </Group>
  );
}
