import type { HeldEntry } from '@fairway/api';
import type { DistanceUnit } from '@fairway/api/choice/account/club';
import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { formatClock } from '../../../lib/value/date.ts';
import { sayCentimetres } from '../../../ui/mark/award-words.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import { Pager } from '../../../ui/record/list/pager.tsx';
import tableClasses from '../../../ui/table/table.module.css';
import { showToast } from '../../../ui/toast/toast.tsx';
import { decideHeld, heldEntries, type RoundRef, useMarkerChange } from './query.ts';

const NUMERIC: ReadonlySet<string> = new Set(['hole', 'score', 'shown']);

const NONE = { items: [], total: 0, page: 1, pageSize: 1 };

type Props = { of: RoundRef; timeZone: string; distanceUnit: DistanceUnit; mayDecide: boolean };

/** Strokes from phones that could not be applied: a person takes them into the card, or lays them aside. Nothing while there are none. */
export function HeldList({ of, timeZone, distanceUnit, mayDecide }: Props) {
  const { t } = useTranslation('marker-link');
  const headingId = useId();
  const [asked, setAsked] = useState(1);
  const read = useQuery(heldEntries(of, asked));
  const decide = useMarkerChange(of, decideHeld(of));
  const { items, total, page, pageSize } = read.data ?? NONE;
  if (total === 0) return <Unread of={[read]} />;
  const decideFor = (held: readonly HeldEntry[], accept: boolean) =>
    decide.mutate(
      { ids: held.map(({ id }) => id), accept },
      {
        onSuccess: ({ refused }) => {
          setAsked(1);
          const count = held.length - refused.length;
          if (count > 0) showToast('success', t(accept ? 'held.taken' : 'held.laidAside', { count }), '');
          const [first] = refused;
          if (first) showToast('warning', t('held.refused', { count: refused.length }), first.message ?? '');
        },
      },
    );
  return (
    <section className="panel" aria-labelledby={headingId} style={{ marginBottom: 16 }}>
      <Group justify="space-between" mb={2}>
        <Title order={2} id={headingId}>
          {t('held.title', { count: total })}
        </Title>
        {mayDecide && items.length > 1 && (
          <Button size="xs" variant="default" loading={decide.isPending} onClick={() => decideFor(items, true)}>
            {t('held.takeAll')}
          </Button>
        )}
      </Group>
      <Text mb={4}>{t('held.text')}</Text>
      <div className={tableClasses.scroll}>
        <table className={tableClasses.table} aria-labelledby={headingId}>
          <thead>
            <tr>
              {(['player', 'hole', 'score', 'shown', 'entered'] as const).map((column) => (
                <th
                  key={column}
                  scope="col"
                  data-numeric={NUMERIC.has(column) || undefined}
                  data-wide-only={column === 'entered' || undefined}
                >
                  {t(`held.column.${column}`)}
                </th>
              ))}
              {mayDecide && <th aria-hidden />}
            </tr>
          </thead>
          <tbody>
            {items.map((held) => (
              <HeldRow
                key={held.id}
                held={held}
                timeZone={timeZone}
                distanceUnit={distanceUnit}
                onDecide={mayDecide ? (accept) => decideFor([held], accept) : undefined}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Pager page={page} pageSize={pageSize} total={total} onPage={setAsked} />
    </section>
  );
}

type RowProps = Pick<Props, 'timeZone' | 'distanceUnit'> & { held: HeldEntry; onDecide: ((accept: boolean) => void) | undefined };

function HeldRow({ held, timeZone, distanceUnit, onDecide }: RowProps) {
  const { t } = useTranslation(['marker-link', 'choice']);
  const { name, hole, shot, match, flight, cause, enteredAt } = held;
  const { sent, shown } = useHeldWords(held, distanceUnit);
  const about = { name, hole: hole ?? '', said: sent };
  return (
    <tr>
      <th scope="row" style={{ minWidth: 88 }}>
        {name}
        <Text size="xs" c="dimmed">
          {shot !== null && `${t(`choice:award.${shot.kind}`)}. `}
          {match !== null && `${t('held.match', { number: match.number })}. `}
          {t(`held.cause.${cause}`)}
        </Text>
      </th>
      <td data-numeric>{hole ?? t('held.nothing')}</td>
      <td data-numeric={match === null || undefined}>{sent}</td>
      <td data-numeric={match === null || undefined}>{shown}</td>
      <td data-wide-only>
        {formatClock(new Date(enteredAt), timeZone)} · Flight {flight}
      </td>
      {onDecide && (
        <td>
          <Group gap={4} justify="flex-end">
            <Button
              size="compact-sm"
              variant="default"
              className="one-line"
              onClick={() => onDecide(true)}
              aria-label={t(match === null ? 'held.takeOne' : 'held.takeWord', about)}
            >
              {t('held.take')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              className="one-line"
              onClick={() => onDecide(false)}
              aria-label={t(match === null ? 'held.layAsideOne' : 'held.layAsideWord', about)}
            >
              {t('held.layAside')}
            </Button>
          </Group>
        </td>
      )}
    </tr>
  );
}

type Match = NonNullable<HeldEntry['match']>;

/** What was sent, and what stands there now, in words: a score, a distance, or what was said of a match. */
function useHeldWords({ score, shown, shot, match }: HeldEntry, distanceUnit: DistanceUnit): { sent: string; shown: string } {
  const { t } = useTranslation(['marker-link', 'choice']);
  const language = useLanguage();
  const nothing = t('held.nothing');
  if (match !== null) return { sent: sayWord(match.word), shown: match.shown === null ? nothing : sayWinner(match.shown) };
  if (shot !== null) {
    const say = (centimetres: number | null) => (centimetres === null ? nothing : sayCentimetres(centimetres, t, language, distanceUnit));
    return { sent: say(shot.centimetres), shown: say(shot.shown) };
  }
  const say = (value: HeldEntry['score']) => (value === 'pickup' ? t('held.pickup') : (value?.toString() ?? nothing));
  return { sent: say(score), shown: say(shown) };

  function sideOf(which: 0 | 1): { side: string } {
    return { side: match?.sides[which] ?? '' };
  }
  function sayWinner(winner: NonNullable<Match['shown']>): string {
    return winner === 'halved' ? t('held.word.halved') : t('held.word.won', sideOf(winner));
  }
  function sayWord(word: Match['word']): string {
    if (word.kind === 'hole') return word.winner === null ? t('held.word.cleared') : sayWinner(word.winner);
    if (word.kind === 'hole-conceded') return t('held.word.holeConceded', sideOf(word.by));
    if (word.kind === 'match-conceded') return t('held.word.matchConceded', sideOf(word.by));
    return match?.struck ? t('held.word.struck', { said: sayWord(match.struck) }) : t('held.word.struckUnknown');
  }
}
