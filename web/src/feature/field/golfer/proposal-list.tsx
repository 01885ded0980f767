import type { GolferProposal } from '@fairway/api';
import { PROPOSAL_KINDS, type ProposalKind } from '@fairway/api/choice/field/golfer';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { IconChecks } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { isId } from '../../../lib/id.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { ChoiceFilter } from '../../../ui/record/list/choice-filter.tsx';
import { useList } from '../../../ui/record/list/use-list.ts';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { BothCards } from './both-cards.tsx';
import { PersonLine } from './person-line.tsx';
import { acceptAll, acceptProposal, proposals } from './query.ts';

const DEFAULTS = { search: '', kind: '', site: '', tournament: '', sort: 'date', order: 'asc', page: '1' } as const;

/** Rows of tournaments that are nobody yet: with whom each may be, and why; said one by one, or all of a kind. */
export function ProposalList({ siteId }: { siteId: string }) {
  const { t } = useTranslation('golfer');
  const { values, change } = useList(DEFAULTS, ['date']);
  const tournamentId = isId(values.tournament) ? values.tournament : undefined;
  const kind = PROPOSAL_KINDS.find((one) => one === values.kind);
  const read = useInfiniteQuery(proposals(siteId, kind, tournamentId));
  const items = read.data?.pages.flatMap((page) => page.items) ?? [];
  const open = read.data?.pages.at(-1)?.open ?? 0;
  return (
    <>
      <p className="mb-12">{t('proposal.intro')}</p>
      <TableToolbar
        count={read.data === undefined ? '' : t('proposal.open', { count: open })}
        filters={
          <ChoiceFilter
            label={t('proposal.kindFilter')}
            any={t('proposal.anyKind')}
            choices={PROPOSAL_KINDS}
            wordOf={(one) => t(`proposal.kind.${one}`)}
            value={kind}
            onChange={(one) => change({ kind: one })}
          />
        }
      >
        {open > 0 &&
          (kind === undefined ? (['certain', 'new'] as const) : [kind]).map((one) => (
            <AcceptAll key={one} siteId={siteId} kind={one} tournamentId={tournamentId} />
          ))}
      </TableToolbar>
      {read.data === undefined && <Unread of={[read]} height={320} />}
      {read.data !== undefined && items.length === 0 && (
        <StateNote
          icon={IconChecks}
          title={t(open === 0 ? 'proposal.doneTitle' : 'proposal.noneOfKindTitle')}
          text={t(open === 0 ? 'proposal.doneText' : 'proposal.noneOfKindText')}
        />
      )}
      <ul className="column gap-12">
        {items.map((one) => (
          <Proposal key={one.row.playerId} siteId={siteId} proposal={one} />
        ))}
      </ul>
      {read.hasNextPage && (
        <Button mt="md" variant="default" loading={read.isFetchingNextPage} onClick={() => read.fetchNextPage()}>
          {t('proposal.more')}
        </Button>
      )}
    </>
  );
}

type AllProps = { siteId: string; kind: ProposalKind; tournamentId: string | undefined };

function AcceptAll({ siteId, kind, tournamentId }: AllProps) {
  const { t } = useTranslation('golfer');
  const client = useQueryClient();
  const accepting = useMutation({
    mutationFn: () => acceptAll(siteId, kind, tournamentId),
    onSuccess: async (done) => {
      showToast('success', done.joined === 0 ? t('proposal.nothing') : t('proposal.done', done), '');
      await client.invalidateQueries({ queryKey: ['golfers'] });
    },
  });
  const ask = async () => {
    const question = { title: `${t(`proposal.all.${kind}`)}?`, text: t('proposal.allText'), action: t(`proposal.all.${kind}`) };
    if (await confirm(question)) accepting.mutate();
  };
  return (
    <Button variant="default" loading={accepting.isPending} onClick={ask}>
      {t(`proposal.all.${kind}`)}
    </Button>
  );
}

function Proposal({ siteId, proposal: { row, kind, asks, candidates } }: { siteId: string; proposal: GolferProposal }) {
  const { t } = useTranslation('golfer');
  const client = useQueryClient();
  const accepting = useMutation({
    mutationFn: (golferId: string | null) => acceptProposal(siteId, row.playerId, golferId),
    meta: { shows: ['golfer-twice-in-tournament'] },
    onSuccess: () => client.invalidateQueries({ queryKey: ['golfers'] }),
  });
  const signs = (of: GolferProposal['candidates'][number]['agrees']) => of.map((sign) => t(`proposal.sign.${sign}`)).join(', ');
  const button = (golferId: string | null, label: string, isFirst: boolean) => (
    <Button
      variant={isFirst ? 'filled' : 'default'}
      loading={accepting.isPending && accepting.variables === golferId}
      onClick={() => accepting.mutate(golferId)}
    >
      {label}
    </Button>
  );
  return (
    <li className="panel column gap-8">
      <div className="row gap-12 wrap between top">
        <span className="column gap-4">
          <PersonLine person={row} />
          <span className="small quiet">{`${row.tournamentName} · ${formatDate(row.date)}`}</span>
        </span>
        <span className="row gap-12 wrap">
          <span className={asks ? 'needs-person small' : 'quiet small'}>{asks ? t('proposal.asks') : t(`proposal.kind.${kind}`)}</span>
          {candidates.length === 0 && button(null, t('proposal.isNew'), true)}
        </span>
      </div>
      {isApiError(accepting.error, 'golfer-twice-in-tournament') && <BothCards error={accepting.error} />}
      {candidates.length > 0 && (
        <>
          <ul className="column gap-8">
            {candidates.map(({ agrees, differs, ...candidate }, nth) => (
              <li key={candidate.id} className="row gap-12 wrap between">
                <span className="column gap-4">
                  <PersonLine person={candidate} />
                  <span className="small">
                    {agrees.length > 0 && t('proposal.agrees', { signs: signs(agrees) })}
                    {differs.length > 0 && (
                      <span className="needs-person">{`${agrees.length > 0 ? ' · ' : ''}${t('proposal.differs', { signs: signs(differs) })}`}</span>
                    )}
                  </span>
                </span>
                {button(candidate.id, t('proposal.is', { name: candidate.name }), nth === 0 && !asks)}
              </li>
            ))}
          </ul>
          <div className="row">{button(null, t('proposal.isNew'), false)}</div>
        </>
      )}
    </li>
  );
}
