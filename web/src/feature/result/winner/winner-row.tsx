import type { Winner } from '@fairway/api';
import { DIVISION_PLACES } from '@fairway/api/choice/field/award';
import { formatDecimal, formatHandicap } from '@fairway/api/word/number';
import { sayAward } from '@fairway/api/word/say/award';
import { Button, Group } from '@mantine/core';
import { IconChevronDown, IconGavel, IconUserOff } from '#icon';
import { openRow } from '../../../lib/page/open-row.ts';
import { CompetitorName } from '../../../ui/mark/golfer-link.tsx';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import { isUnmeasured } from './nameless.ts';
import { type Figure, isBeside, type WinnerGroup } from './winner-group.ts';
import classes from './winner-table.module.css';
import { type Speaker, sayGift, sayReasons, sayValue, sayWaiting } from './winner-words.ts';

type Props = {
  award: Winner;
  group: WinnerGroup;
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
export function WinnerRow({ award, group, complete, speaker, isOpen, onToggle, may }: Props) {
  const { t, language } = speaker;
  const { winner } = award;
  const gift = sayGift(award, speaker);
  const reasonsId = `reasons ${award.awardId}`.replaceAll(/[^\w]/g, '-');
  const isPodium = (award.kind === 'division' || award.kind === 'contest') && award.place <= DIVISION_PLACES.length;
  return (
    <>
      <tr
        className={`hoverable ${classes.award}`}
        data-open={isOpen || undefined}
        data-place={isPodium ? award.place : undefined}
        data-won={winner !== null || undefined}
        onClick={openRow}
      >
        <th scope="row">
          <span className="row gap-8 break">
            {isPodium && (
              <span className={`tabular fixed small strong center ${classes.medal}`} aria-hidden="true">
                {award.place}
              </span>
            )}
            <span>
              <button type="button" aria-expanded={isOpen} aria-controls={reasonsId} onClick={onToggle}>
                {sayAward(award, t, language)}
              </button>
              {gift !== '' && <span className="block quiet small regular">{gift}</span>}
            </span>
          </span>
        </th>
        <td className={classes.winner} colSpan={winner === null ? group.figures.length + 1 : undefined}>
          {winner === null ? (
            <Nobody award={award} complete={complete} speaker={speaker} />
          ) : (
            <CompetitorName of={winner} sayRound={(round) => t('round', round)} />
          )}
          {winner?.out && <span className="block quiet small regular">{t(`out.${winner.out}`)}</span>}
          {winner !== null && award.decidedBy?.by === 'hand' && <span className="block quiet small regular">{t('hand.mark')}</span>}
        </td>
        {winner !== null && group.figures.map((figure) => <FigureCell key={figure} figure={figure} award={award} speaker={speaker} />)}
        <td className={classes.action}>
          <MainAction award={award} may={may} t={t} />
          <IconChevronDown aria-hidden size={16} className={classes.arrow} />
        </td>
      </tr>
      <tr id={reasonsId} className={classes.reasons} hidden={!isOpen}>
        <td colSpan={group.figures.length + 3}>
          <Reasons award={award} speaker={speaker} may={may} />
        </td>
      </tr>
    </>
  );
}

type FigureProps = { figure: Figure; award: Winner; speaker: Speaker };

/** A figure of the winner; the one that decided stands out. */
function FigureCell({ figure, award, speaker }: FigureProps) {
  const { winner, measure } = award;
  if (winner === null) return null;
  const decides = figure === 'value' ? !isBeside(award) : measure === figure && isBeside(award);
  const text = {
    value: () => (isBeside(award) || measure === 'none' ? '' : sayValue(winner.value, award, speaker)),
    gross: () => decimal(winner.gross, speaker),
    handicap: () => formatHandicap(winner.handicap, speaker.language),
    net: () => decimal(winner.net, speaker),
  }[figure]();
  return (
    <td data-numeric data-decides={decides || undefined} data-figure={figure}>
      {text}
    </td>
  );
}

const decimal = (figure: number | null, { language }: Speaker): string => (figure === null ? '' : formatDecimal(figure, language));

/** What is done next about an award, one click away: a tie is decided, a winner who is not there is marked. */
function MainAction({ award, may: { onDecide, onAbsent }, t }: { award: Winner; may: WinnerActions } & Pick<Speaker, 't'>) {
  const { winner } = award;
  if (award.open.length > 0 && onDecide) {
    return (
      <Button size="compact-sm" leftSection={<IconGavel aria-hidden size={16} />} onClick={() => onDecide(award)}>
        {t('decide')}
      </Button>
    );
  }
  // a place in a contest passes to nobody else
  if (winner === null || award.contest || !onAbsent) return null;
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      className="quiet regular"
      leftSection={<IconUserOff aria-hidden size={16} />}
      title={t('absent.mark', { name: winner.name })}
      aria-label={t('absent.mark', { name: winner.name })}
      onClick={() => onAbsent(winner.playerId, true)}
    >
      {t('absent.short')}
    </Button>
  );
}

function Nobody({ award, complete, speaker }: Pick<Props, 'award' | 'complete' | 'speaker'>) {
  const { t } = speaker;
  const tied = award.open.map(({ name }) => name).join(', ');
  if (tied !== '') return <StatusMark tone="attention">{t('tied', { count: award.open.length, names: tied })}</StatusMark>;
  if (award.decidedBy?.by === 'hand') return <span className="quiet regular">{t('hand.notGiven')}</span>;
  if (award.waitsFor !== null) return <span className="quiet regular">{sayWaiting(award.waitsFor, speaker)}</span>;
  if (!complete) return <span className="quiet regular">{t('nobody')}</span>;
  return <span className="quiet regular">{t(isUnmeasured(award) ? 'notMeasured' : 'nobodyLeft')}</span>;
}

function Reasons({ award, speaker, may }: Pick<Props, 'award' | 'speaker' | 'may'>) {
  const { t } = speaker;
  const backups = award.backups
    .map(({ name, value }) => (value === null ? name : `${name} (${sayValue(value, award, speaker)})`))
    .join(', ');
  return (
    <div className={`column gap-4 ${classes.why}`}>
      {sayReasons(award, speaker).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {backups !== '' && <p>{t('backups', { names: backups })}</p>}
      <Actions award={award} may={may} t={t} />
    </div>
  );
}

function Actions({ award, may: { onTakeBack, onByHand, onAbsent }, t }: Pick<Props, 'award' | 'may'> & Pick<Speaker, 't'>) {
  const { decision, passedOver } = award;
  const absent = passedOver.filter(({ reason }) => reason === 'absent');
  const actions = [
    decision !== null && onTakeBack && { label: t('takeBack'), act: () => onTakeBack(award) },
    onByHand && { label: t('hand.open'), act: () => onByHand(award) },
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
