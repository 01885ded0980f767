import type { FlightConflict, FlightPlayer } from '@fairway/api';
import { isOf } from '@fairway/api/rule/field/flight-conflict';
import { formatHandicap } from '@fairway/api/word/number';
import { Popover } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { conflictSentence } from '../conflict-words.ts';
import classes from './flight-board.module.css';
import { Grip } from './grip.tsx';
import { type HoldingState, keyOf } from './use-holding.ts';

export type DivisionNames = ReadonlyMap<string, string>;
export type LineProps = {
  conflicts: readonly FlightConflict[];
  divisions: DivisionNames;
  /** null: the person may not arrange flights. */
  holding: HoldingState | null;
  /** Of these players the search found some. */
  matching: ReadonlySet<string> | null;
};

/** `flight`: its number; null: none. */
type Props = LineProps & { player: FlightPlayer; flight: string | null };

/** A player in a flight on one line: name, division and handicap; a press on the name shows the rest. */
export function PlayerLine({ player, flight, conflicts, divisions, holding, matching }: Props) {
  const { t } = useTranslation('flight');
  const language = useLanguage();
  const facts = usePlayerFacts(player, divisions);
  const doubled = conflicts.filter((conflict) => isOf(conflict, player, flight));
  const { playerId, name, partners, divisionId, handicap, status } = player;
  const division = divisionId === null ? undefined : divisions.get(divisionId);
  const own = { kind: 'player', id: playerId, name } as const;
  const key = keyOf(own);
  return (
    <li
      className={`row gap-6 ${classes.player}`}
      data-drop={key}
      data-over={holding?.over === key || undefined}
      data-held={holding?.held?.id === playerId || undefined}
      data-found={matching?.has(playerId) || undefined}
      data-out={status !== 'ok' || undefined}
    >
      {holding !== null && <Grip own={own} holding={holding} />}
      <Popover position="bottom-start" withinPortal>
        <Popover.Target>
          <button type="button" className={`grow strong break ${classes.name}`} title={facts.join(' · ')}>
            {name}
            {partners.length > 0 && (
              <span className={`block quiet regular ${classes.partners}`}>{partners.map((one) => one.name).join(', ')}</span>
            )}
          </button>
        </Popover.Target>
        <Popover.Dropdown>
          <strong>{name}</strong>
          <br />
          {facts.join(' · ')}
        </Popover.Dropdown>
      </Popover>
      {doubled.map((conflict) => (
        <span key={conflict.kind} className={`fixed needs-person strong ${classes.doubled}`} title={conflictSentence(conflict, t)}>
          {t(conflict.kind === 'caddie' ? 'conflict.sameCaddie' : 'conflict.sameTag')}
        </span>
      ))}
      {division !== undefined && (
        <span className={`fixed quiet one-line ${classes.division}`} title={division}>
          {shortDivision(division)}
        </span>
      )}
      <span className={`tabular fixed right ${classes.handicap}`}>{handicap === null ? '' : formatHandicap(handicap, language)}</span>
    </li>
  );
}

/** “A” of “Bảng A”: every mark beside it is one of a division. */
const shortDivision = (name: string): string => name.replace(/^(bảng|division)\s+/iu, '');

/** “Bảng A”, “12”, “tag T7”, “caddie 34”: what a starter needs to know, one fact each. */
function usePlayerFacts(player: FlightPlayer, divisions: DivisionNames): readonly string[] {
  const { t } = useTranslation('flight');
  const language = useLanguage();
  const { divisionId, handicap, bagTag, caddieNumber, status } = player;
  const facts = [
    divisions.size === 0 ? null : ((divisionId === null ? null : divisions.get(divisionId)) ?? t('noDivision')),
    handicap === null ? null : formatHandicap(handicap, language),
    bagTag ? t('tag', { tag: bagTag }) : null,
    caddieNumber ? t('caddie', { caddie: caddieNumber }) : null,
    status === 'ok' ? null : t(`status.${status}`),
  ];
  return facts.filter((fact) => fact !== null);
}

/** “Bảng A · 12 · tag T7 · caddie 34”. */
export function PlayerFacts({ player, divisions }: { player: FlightPlayer; divisions: DivisionNames }) {
  // a line breaks between two facts, never within one
  const unbroken = usePlayerFacts(player, divisions).map((fact) => fact.replaceAll(' ', '\u00a0'));
  return <span className="quiet small">{unbroken.join(' · ')}</span>;
}
