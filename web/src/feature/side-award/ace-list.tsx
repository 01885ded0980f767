import type { SideAwardHole } from '@fairway/api';
import { Select, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { StatusMark } from '../../ui/mark/status-mark.tsx';
import { PlayerField } from './player-field.tsx';
import classes from './side-award.module.css';
import { type MeasurePlace, useSpeaker } from './speaker.ts';

const HOLES = Array.from({ length: 18 }, (_, at) => String(at + 1));

/** The strokes of one on the cards, and whether one that was reported is among them. */
export function AceList({ award, place }: { award: SideAwardHole; place: MeasurePlace }) {
  const { t } = useSpeaker(place.distanceUnit);
  const where = (round: number, hole: number) =>
    place.rounds.length > 1 ? t('side-award:ace.round', { number: round, hole }) : t('side-award:ace.line', { hole });
  return (
    <>
      <p className={classes.quiet}>{t('side-award:ace.about')}</p>
      {award.aces.length === 0 && <p className={classes.none}>{t('side-award:ace.none')}</p>}
      <ul className={classes.shots} hidden={award.aces.length === 0}>
        {award.aces.map(({ playerId, name, round, hole, disputed, out }) => (
          <li key={`${playerId} ${round} ${hole}`} className={classes.shot} data-counts={!disputed || undefined}>
            <span className={classes.name}>
              {out === null ? name : `${name} (${out})`}
              <small>{where(round, hole)}</small>
            </span>
            <StatusMark tone={disputed ? 'attention' : 'active'}>{t(`side-award:ace.${disputed ? 'disputed' : 'confirmed'}`)}</StatusMark>
          </li>
        ))}
      </ul>
      <p className={classes.quiet}>{t('side-award:ace.noneText')}</p>
      {place.mayWrite && <Claim award={award} place={place} />}
    </>
  );
}

/** Someone says that they had a hole in one: the card decides. */
function Claim({ award, place }: { award: SideAwardHole; place: MeasurePlace }) {
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
