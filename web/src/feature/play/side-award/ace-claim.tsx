import type { SideAwardHole } from '@fairway/api';
import { MOST_HOLES } from '@fairway/golf';
import { Select, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { PlayerField } from './player-field.tsx';
import classes from './side-award.module.css';
import { type MeasurePlace, useSpeaker } from './speaker.ts';

const HOLES = Array.from({ length: MOST_HOLES }, (_, at) => String(at + 1));

/** Someone says that they had a hole in one: the card decides. */
export function AceClaim({ award, place }: { award: SideAwardHole; place: MeasurePlace }) {
  const { t } = useSpeaker(place.distanceUnit);
  const [playerId, setPlayerId] = useState<string | null>(null);
  const [hole, setHole] = useState<string | null>(award.hole === null ? null : String(award.hole));
  const name = place.players.find((player) => player.playerId === playerId)?.name;
  const ace = award.aces.find((one) => one.playerId === playerId && String(one.hole) === hole);
  const answer = ace === undefined ? 'claimNo' : ace.disputed ? 'claimDisputed' : 'claimYes';
  return (
    <fieldset className={`${classes.line} ${classes.claim}`}>
      <legend>{t('side-award:ace.claim')}</legend>
      <PlayerField ref={null} award={award} place={place} playerId={playerId} error={undefined} onChoose={setPlayerId} />
      <Select
        label={t('side-award:ace.claimHole')}
        data={HOLES}
        value={hole}
        disabled={award.hole !== null}
        searchable
        onChange={setHole}
      />
      {name !== undefined && hole !== null && (
        <Text size="sm" className={classes.whole} aria-live="polite">
          {t(`side-award:ace.${answer}`, { name, hole })}{' '}
          {answer !== 'claimYes' && (
            <Link to={`/tournaments/${place.tournamentId}/scores?player=${playerId}`}>{t('side-award:ace.toScores')}</Link>
          )}
        </Text>
      )}
    </fieldset>
  );
}
