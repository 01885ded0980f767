import type { WholeGolfer } from '@fairway/api';
import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { ShortList } from '../../../ui/record/list/short-list.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { undoJoin } from './query.ts';

/** The rows of tournaments that are this golfer; each can be taken back. */
export function GolferRows({ golfer, mayWrite }: { golfer: WholeGolfer; mayWrite: boolean }) {
  const { t } = useTranslation('golfer');
  const client = useQueryClient();
  const undoing = useMutation({
    mutationFn: (joinId: string) => undoJoin(golfer.id, joinId),
    onSuccess: async () => {
      showToast('success', t('rows.undone'), '');
      await client.invalidateQueries({ queryKey: ['golfers'] });
    },
  });
  const undo = async ({ joinId, name, tournamentName }: WholeGolfer['rows'][number]) => {
    const title = t('rows.undoTitle', { row: name, tournament: tournamentName });
    if (await confirm({ title, text: t('rows.undoText'), action: t('rows.undo') })) undoing.mutate(joinId);
  };
  const items = golfer.rows.map((row) => ({ ...row, id: row.joinId }));
  return (
    <ShortList title={t('rows.title')} read={standing(items)} empty={t('rows.none')}>
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
          {mayWrite && (
            <Button variant="subtle" size="compact-sm" onClick={() => undo(row)}>
              {t('rows.undo')}
            </Button>
          )}
        </>
      )}
    </ShortList>
  );
}

/** What is there already, for a list that usually waits for it. */
export const standing = <Row,>(items: readonly Row[]) => ({
  data: { items },
  isLoading: false,
  isLoadingError: false,
  error: null,
  refetch: () => undefined,
});
