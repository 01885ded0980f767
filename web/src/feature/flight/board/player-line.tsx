import type { FlightConflict, FlightPlayer } from '@fairway/api';
import { isOf } from '@fairway/api/rule/flight-conflict';
import { formatHandicap } from '@fairway/api/word/number';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { conflictSentence } from '../conflict-words.ts';
import classes from './flight-board.module.css';
import { Grip } from './grip.tsx';
import { TagFields } from './tag-fields.tsx';
import { type HoldingState, keyOf } from './use-holding.ts';

export type DivisionNames = ReadonlyMap<string, string>;
export type TagChange = { readonly bagTag: string | null } | { readonly caddieNumber: string | null };

export type LineProps = {
  conflicts: readonly FlightConflict[];
  divisions: DivisionNames;
  /** null: the person may not arrange flights. */
  holding: HoldingState | null;
  /** Bag tag and caddie number to type; null: to read. */
  onTag: ((playerId: string, change: TagChange) => void) | null;
  /** Of these players the search found some. */
  found: ReadonlySet<string> | null;
};

/** `flight`: its number; null: none. */
type Props = LineProps & { player: FlightPlayer; flight: string | null };

/** A player in a flight: who they are, and what the starter needs to know. */
export function PlayerLine({ player, flight, conflicts, divisions, holding, onTag, found }: Props) {
  const { t } = useTranslation('flight');
  const doubled = conflicts.filter((conflict) => isOf(conflict, player, flight));
  const { playerId, name, status } = player;
  const own = { kind: 'player', id: playerId, name } as const;
  const key = keyOf(own);
  return (
    <li
      className={classes.player}
      data-drop={key}
      data-over={holding?.over === key || undefined}
      data-held={holding?.held?.id === playerId || undefined}
      data-found={found?.has(playerId) || undefined}
      data-out={status !== 'ok' || undefined}
    >
      {holding !== null && <Grip own={own} holding={holding} />}
      <div className={classes.who}>
        <span className={classes.name}>{name}</span>
        <PlayerFacts player={player} divisions={divisions} withTags={onTag === null} />
        {doubled.map((conflict) => (
          <span key={conflict.kind} className={classes.doubled} title={conflictSentence(conflict, t)}>
            {t(conflict.kind === 'caddie' ? 'conflict.sameCaddie' : 'conflict.sameTag')}
          </span>
        ))}
      </div>
      {onTag !== null && <TagFields player={player} onChange={(change) => onTag(playerId, change)} />}
    </li>
  );
}

/** “Bảng A · 12 · tag T7 · caddie 34”. */
export function PlayerFacts({ player, divisions, withTags }: { player: FlightPlayer; divisions: DivisionNames; withTags: boolean }) {
  const { t } = useTranslation('flight');
  const language = useLanguage();
  const { divisionId, handicap, bagTag, caddieNumber, status } = player;
  const facts = [
    divisions.size === 0 ? null : ((divisionId === null ? null : divisions.get(divisionId)) ?? t('noDivision')),
    handicap === null ? null : formatHandicap(handicap, language),
    withTags && bagTag ? t('tag', { tag: bagTag }) : null,
    withTags && caddieNumber ? t('caddie', { caddie: caddieNumber }) : null,
    status === 'ok' ? null : t(`status.${status}`),
  ];
  // a line breaks between two facts, never within one
  const unbroken = facts.filter((fact) => fact !== null).map((fact) => fact.replaceAll(' ', '\u00a0'));
  return <span className={classes.facts}>{unbroken.join(' · ')}</span>;
}
