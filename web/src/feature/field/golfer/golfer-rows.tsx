import type { WholeGolfer } from '@fairway/api';
import { Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconLinkOff } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { IconButton } from '../../../ui/field/icon-button.tsx';
import { HEADING } from '../../../ui/page/screen-heading.tsx';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { ShortList, standing } from '../../../ui/record/list/short-list.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { undoJoin } from './query.ts';

type Row = WholeGolfer['rows'][number];
type Props = { golfer: WholeGolfer; rows: readonly Row[]; mayWrite: boolean };

/** The rows of tournaments that are this golfer, and of which no result is shown yet; each can be taken back. */
export function GolferRows({ golfer, rows, mayWrite }: Props) {
  const { t } = useTranslation('golfer');
  const items = rows.map((row) => ({ ...row, id: row.joinId }));
  return (
    <ShortList
      title={rows.length === 0 ? t('rows.title') : t('rows.waiting', { count: rows.length })}
      read={standing(items)}
      empty={t('rows.none')}
    >
      {(row) => (
        <>
          <Text span className="tabular quiet">
            {formatDate(row.date)}
          </Text>
          <TextLink to={`/tournaments/${row.tournamentId}`} label={row.tournamentName} />
          {row.name !== golfer.name && (
            <Text span size="sm" c="dimmed">
              {t('rows.as', { name: row.name })}
            </Text>
          )}
          {mayWrite && <UndoJoin golferId={golfer.id} row={row} />}
        </>
      )}
    </ShortList>
  );
}

/** Takes a row of a tournament from a golfer again. */
export function UndoJoin({ golferId, row: { joinId, name, tournamentName } }: { golferId: string; row: Row }) {
  const { t } = useTranslation('golfer');
  const client = useQueryClient();
  const undoing = useMutation({
    mutationFn: () => undoJoin(golferId, joinId),
    onSuccess: async () => {
      showToast('success', t('rows.undone'), '');
      await client.invalidateQueries({ queryKey: ['golfers'] });
      // the row is gone with its button: who goes by keys is led to where the page begins
      document.getElementById(HEADING)?.focus({ preventScroll: true });
    },
  });
  const undo = async () => {
    const title = t('rows.undoTitle', { row: name, tournament: tournamentName });
    if (await confirm({ title, text: t('rows.undoText'), action: t('rows.undo') })) undoing.mutate();
  };
  return <IconButton icon={IconLinkOff} label={t('rows.undoOf', { tournament: tournamentName })} onClick={undo} />;
}
