import type { StaffMatch } from '@fairway/api';
import { MATCH_FORMATS, type Winner } from '@fairway/golf';
import { Select, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { AskForm } from '../../../../ui/dialog/ask-form.tsx';
import type { GridOption } from '../../../../ui/grid/model/grid-column.ts';
import { showToast } from '../../../../ui/toast/toast.tsx';
import { changeMatch, takeOverMatch } from '../change.ts';
import { playersOf } from '../sheet/match-cell.ts';
import { useMatchWrite } from '../use-match-write.ts';

type Props = { tournamentId: string; match: StaffMatch; golfers: readonly GridOption[] };
const PLACES = [0, 1, 2, 3] as const;
type Sides = readonly [readonly string[], readonly string[]];

/** Who plays for both sides of a match of a cup: as in the sheet, for a phone. */
export function SideFields({ tournamentId, match, golfers }: Props) {
  const { t } = useTranslation(['contest', 'word']);
  const client = useQueryClient();
  const [sides, setSides] = useState<Sides>([playersOf(match, 0), playersOf(match, 1)]);
  const writing = useMatchWrite(tournamentId, () => {
    const [one, other] = sides.map((ids) => ids.filter(Boolean)).map((ids) => (ids.length === 0 ? null : ids));
    return changeMatch(tournamentId, match.id, { sides: [one ?? null, other ?? null], version: match.version });
  }, ['validation']);
  const errors = isApiError(writing.error) ? writing.error.errors : {};
  const set = (side: Winner, at: number, id: string) =>
    setSides(([one, other]) => {
      const changed = [...(side === 0 ? one : other)];
      changed[at] = id;
      return side === 0 ? [Array.from(changed, (of) => of ?? ''), other] : [one, Array.from(changed, (of) => of ?? '')];
    });
  const save = async () => {
    const saved = await writing.mutateAsync(undefined).catch(() => null);
    if (saved === null) return;
    await takeOverMatch(client, tournamentId, saved);
    showToast('success', t('contest:match.sidesSaved', { number: match.number }), '');
  };
  const { to } = MATCH_FORMATS[match.format].size;
  return (
    <AskForm label={t('contest:match.who')} action={t('word:save')} onSubmit={save} isPending={writing.isPending}>
      <Title order={3}>{t('contest:match.who')}</Title>
      {([0, 1] as const).flatMap((side) =>
        PLACES.slice(0, to).map((at) => (
          <Select
            key={`${side}.${at}`}
            label={t('contest:sheet.partner', { side: t('contest:sheet.side', { side: side + 1 }), place: at + 1 })}
            data={golfers.filter(({ value }) => value !== '').map(({ value, label }) => ({ value, label }))}
            value={sides[side][at] || null}
            onChange={(id) => set(side, at, id ?? '')}
            searchable
            clearable
            error={errors[`sides.${side}.${at}`]?.[0] ?? (at === 0 ? errors[`sides.${side}`]?.[0] : undefined)}
          />
        )),
      )}
    </AskForm>
  );
}
