import type { Winner } from '@fairway/api';
import { formatDecimal, formatHandicap } from '@fairway/api/word/number';
import { sayAward } from '@fairway/api/word/say-award';
import { Button, Group } from '@mantine/core';
import { IconChevronDown, IconGavel } from '@tabler/icons-react';
import { openRow } from '../../lib/open-row.ts';
import { StatusMark } from '../../ui/mark/status-mark.tsx';
import classes from './winner-table.module.css';
import { type Speaker, sayGift, sayReasons, sayValue, sayWaiting } from './winner-words.ts';

type Props = {
  award: Winner;
  complete: boolean;
  speaker: Speaker;
  isOpen: boolean;
  onToggle: () => void;
  may: WinnerActions;
};

/** What a person may do about an award; what is left out they may not. */
export type WinnerActions = {
  readonly onDecide?: ((award: Winner) => void) | undefined;
  readonly onTakeBack?: ((award: Winner) => void) | undefined;
  readonly onByHand?: ((award: Winner) => void) | undefined;
  /** Whether a player is absent from the prize giving. */
  readonly onAbsent?: ((playerId: string, absent: boolean) => void) | undefined;
};

/** One award; the whole line opens its reasons, which paper always has. */
export function WinnerRow({ award, complete, speaker, isOpen, onToggle, may }: Props) {
  const { t, language } = speaker;
  const { winner } = award;
  const { onDecide } = may;
  const gift = sayGift(award, speaker);
  const figure = (number: number | null | undefined) => (typeof number === 'number' ? formatDecimal(number, language) : '–');
  const reasonsId = `reasons ${award.awardId}`.replaceAll(/[^\w]/g, '-');
  return (
    <>
      <tr className={classes.award} data-open={isOpen || undefined} onClick={openRow}>
        <th scope="row">
          <button type="button" className={classes.opener} aria-expanded={isOpen} aria-controls={reasonsId} onClick={onToggle}>
            {sayAward(award, t, language)}
          </button>
          {award.main && <span className={classes.main}>{t('main')}</span>}
          {gift !== '' && <span className={classes.gift}>{gift}</span>}
        </th>
        <td className={classes.winner}>
          {winner?.name ?? <Nobody award={award} complete={complete} speaker={speaker} />}
          {winner?.out && <span className={classes.gift}>{t(`out.${winner.out}`)}</span>}
          {winner !== null && award.decidedBy?.by === 'hand' && <span className={classes.gift}>{t('hand.mark')}</span>}
        </td>
        <td className={classes.value}>{winner && sayValue(winner.value, award, speaker)}</td>
        <td data-numeric>{figure(winner?.gross)}</td>
        <td data-numeric>{(winner && formatHandicap(winner.handicap, language)) || '–'}</td>
        <td data-numeric>{figure(winner?.net)}</td>
        <td className={classes.action}>
          {award.open.length > 0 && onDecide && (
            <Button size="compact-sm" leftSection={<IconGavel aria-hidden size={16} />} onClick={() => onDecide(award)}>
              {t('decide')}
            </Button>
          )}
          <IconChevronDown aria-hidden size={16} className={classes.arrow} />
        </td>
      </tr>
      <tr id={reasonsId} className={classes.reasons} hidden={!isOpen}>
        <td colSpan={7}>
          <Reasons award={award} speaker={speaker} may={may} />
        </td>
      </tr>
    </>
  );
}

function Nobody({ award, complete, speaker }: Pick<Props, 'award' | 'complete' | 'speaker'>) {
  const { t } = speaker;
  if (award.open.length > 0) return <StatusMark tone="attention">{t('tied', { count: award.open.length })}</StatusMark>;
  if (award.decidedBy?.by === 'hand') return <span className={classes.nobody}>{t('hand.notGiven')}</span>;
  if (award.waitsFor !== null) return <span className={classes.nobody}>{sayWaiting(award.waitsFor, speaker)}</span>;
  if (!complete) return <span className={classes.nobody}>{t('nobody')}</span>;
  const isUnmeasured = award.measure === 'distance' && award.passedOver.length === 0;
  return <span className={classes.nobody}>{t(isUnmeasured ? 'notMeasured' : 'nobodyLeft')}</span>;
}

function Reasons({ award, speaker, may }: Pick<Props, 'award' | 'speaker' | 'may'>) {
  const { t } = speaker;
  const backups = award.backups
    .map(({ name, value }) => (value === null ? name : `${name} (${sayValue(value, award, speaker)})`))
    .join(', ');
  return (
    <div className={classes.why}>
      {sayReasons(award, speaker).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {backups !== '' && <p>{t('backups', { names: backups })}</p>}
      <Actions award={award} may={may} t={t} />
    </div>
  );
}

function Actions({ award, may: { onTakeBack, onByHand, onAbsent }, t }: Pick<Props, 'award' | 'may'> & Pick<Speaker, 't'>) {
  const { winner, decision, passedOver } = award;
  const absent = passedOver.filter(({ reason }) => reason === 'absent');
  const actions = [
    decision !== null && onTakeBack && { label: t('takeBack'), act: () => onTakeBack(award) },
    onByHand && { label: t('hand.open'), act: () => onByHand(award) },
    winner !== null && onAbsent && { label: t('absent.mark', { name: winner.name }), act: () => onAbsent(winner.playerId, true) },
    ...absent.map(({ playerId, name }) => onAbsent && { label: t('absent.undo', { name }), act: () => onAbsent(playerId, false) }),
  ].filter((action) => typeof action === 'object');
  if (actions.length === 0) return null;
  return (
    <Group gap="xs" className={classes.actions}>
      {actions.map(({ label, act }) => (
        <Button key={label} size="xs" variant="default" onClick={act}>
          {label}
        </Button>
      ))}
    </Group>
  );
}
