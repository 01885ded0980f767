import type { SideAwardHole } from '@fairway/api';
import { Select } from '@mantine/core';
import type { Ref } from 'react';
import { matchesSearch } from '../../../lib/value/name.ts';
import classes from './side-award.module.css';
import { type MeasurePlace, useSpeaker } from './speaker.ts';

type Props = {
  award: Pick<SideAwardHole, 'gender'>;
  place: MeasurePlace;
  playerId: string | null;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
  onChoose: (playerId: string | null) => void;
};

const MOST_SHOWN = 8;

/** A player by name, bag tag or flight, with the keyboard alone: type, Enter. */
export function PlayerField({ award, place, playerId, error, ref, onChoose }: Props) {
  const { t } = useSpeaker(place.distanceUnit);
  const players = place.players.filter(({ gender }) => award.gender === null || gender === award.gender);
  const aboutOf = (id: string): string => {
    const player = players.find((one) => one.playerId === id);
    return [
      player?.flight && t('side-award:line.flight', { flight: player.flight }),
      player?.bagTag && t('side-award:line.bagTag', { bagTag: player.bagTag }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <Select
      ref={ref}
      className={classes.whole}
      label={t('side-award:line.player')}
      placeholder={t('side-award:line.playerHelp')}
      searchable
      limit={MOST_SHOWN}
      nothingFoundMessage={t('side-award:line.noPlayer')}
      data={players.map(({ playerId: value, name }) => ({ value, label: name }))}
      filter={({ options, search, limit }) =>
        options.filter((option) => 'value' in option && matchesSearch(`${option.label} ${aboutOf(option.value)}`, search)).slice(0, limit)
      }
      renderOption={({ option }) => (
        <span>
          {option.label}
          <small style={{ display: 'block', color: 'var(--mantine-color-dimmed)' }}>{aboutOf(option.value)}</small>
        </span>
      )}
      value={playerId}
      error={error}
      onChange={onChoose}
    />
  );
}
