import type { PayableEntry, Pile, ShownBankLine } from '@fairway/api';
import { formatMoney } from '@fairway/api/word/number';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { IconChecks } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FailedNote, StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { Pager } from '../../../ui/record/list/pager.tsx';
import { usePagedRows } from '../../../ui/record/list/use-list.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { dueText, nameOf, owedText } from './entry-name.ts';
import { LineHead } from './line-head.tsx';
import { decideLine, type LineDecision, pileLines, usePaymentChange } from './query.ts';
import { ShareForm } from './share-form.tsx';

type Props = {
  tournamentId: string;
  pile: Pile;
  entries: readonly PayableEntry[];
  mayWrite: boolean;
  page: number;
  onPage: (page: number) => void;
  onOpen: (entryId: string) => void;
};

/** The lines of a pile, each with what can be done with it. */
export function PileList({ tournamentId, pile, page, onPage, ...props }: Props) {
  const { t } = useTranslation('payment');
  const rows = usePagedRows({ page, change: ({ page: next }) => onPage(Number(next ?? 1)) }, pileLines(tournamentId, pile));
  const [shared, setShared] = useState<ShownBankLine | null>(null);
  const deciding = usePaymentChange(tournamentId, decideLine(tournamentId));
  const decide = (line: ShownBankLine, decision: Omit<LineDecision, 'lineId'>) =>
    deciding.mutate(
      { lineId: line.id, ...decision },
      { onSuccess: () => showToast('success', t(`line.done.${decision.as}`), ''), onSettled: () => setShared(null) },
    );
  if (rows.failure) return <FailedNote error={rows.failure.error} onRetry={rows.failure.retry} />;
  if (rows.visible === undefined) return <Unread of={[LOADING]} height={240} />;
  if (rows.visible.length === 0) return <StateNote icon={IconChecks} title={t(`pile.${pile}.empty`)} text={t(`pile.${pile}.about`)} />;
  return (
    <>
      <p className="quiet mb-8">{t(`pile.${pile}.about`)}</p>
      <ul className="column gap-8" aria-label={t(`pile.${pile}.name`)}>
        {rows.visible.map((line) => (
          <BankLine
            key={line.id}
            {...props}
            line={line}
            isPending={deciding.isPending && deciding.variables.lineId === line.id}
            onDecide={(decision) => decide(line, decision)}
            onShare={() => setShared(line)}
          />
        ))}
      </ul>
      <Pager page={page} pageSize={rows.pageSize} total={rows.total ?? 0} onPage={onPage} />
      <FormDrawer opened={shared !== null} onClose={() => setShared(null)} title={t('share.title')}>
        {(leave) =>
          shared && (
            <ShareForm
              line={shared}
              entries={props.entries}
              isPending={deciding.isPending}
              onShare={(as, shares) => decide(shared, { as, shares, otherId: null })}
              onCancel={leave}
            />
          )
        }
      </FormDrawer>
    </>
  );
}

const LOADING = { isLoading: true, isLoadingError: false, error: null, refetch: () => undefined };

type LineProps = Pick<Props, 'entries' | 'mayWrite' | 'onOpen'> & {
  line: ShownBankLine;
  isPending: boolean;
  onDecide: (decision: Omit<LineDecision, 'lineId'>) => void;
  onShare: () => void;
};

function BankLine(props: LineProps) {
  const { line, entries, mayWrite, onOpen, isPending, onDecide } = props;
  const { t, language } = useTranslation('payment');
  const shown = (entryId: string) => entries.find(({ id }) => id === entryId);
  const isOpen = line.pile === 'decide';
  return (
    <li className="panel column gap-8">
      <LineHead line={line} />
      {line.pile !== 'foreign' && <p className={isOpen ? 'needs-person' : 'quiet small'}>{t(`reason.${line.reason}`)}</p>}
      {!isOpen && line.shares.length > 0 && (
        <ul className="row wrap gap-8">
          {line.shares.map(({ entryId, amount }) => (
            <li key={entryId}>
              <Button size="compact-sm" variant="light" onClick={() => onOpen(entryId)}>
                {`${nameOf(shown(entryId), t('entry.gone'))} · ${formatMoney(amount, language)}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && isOpen && <Decisions {...props} />}
      {mayWrite && !isOpen && (
        <div>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            loading={isPending}
            onClick={() => onDecide({ as: 'open', shares: [], otherId: null })}
          >
            {t('line.reopen')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What a person may say of a line: what is proposed first, then who it may be of, then anybody, then that it is foreign. */
function Decisions({ line, entries, isPending, onDecide, onShare }: LineProps) {
  const { t, language } = useTranslation('payment');
  const shown = (entryId: string) => entries.find(({ id }) => id === entryId);
  const money = (amount: number) => formatMoney(amount, language);
  const [first] = line.shares;
  const guesses = line.guesses.flatMap((id) => shown(id) ?? []).filter(({ id }) => line.shares.length !== 1 || id !== first?.entryId);
  const proposal = line.shares.map(({ entryId, amount }) => ({ name: nameOf(shown(entryId), t('entry.gone')), amount }));
  const names = proposal.map(({ name, amount }) => (proposal.length > 1 ? `${name} ${money(amount)}` : name)).join(', ');
  const button = (label: string, run: () => void, isFirst = false) => (
    <Button
      key={label}
      size="xs"
      h="auto"
      mih={30}
      py={4}
      styles={{ label: { whiteSpace: 'normal', lineHeight: 1.4 } }}
      variant={isFirst ? 'filled' : 'default'}
      disabled={isPending}
      onClick={run}
    >
      {label}
    </Button>
  );
  const whole = (as: 'book' | 'return', entryId: string) => () =>
    onDecide({ as, shares: [{ entryId, amount: line.amount }], otherId: null });
  const isLate = line.reason === 'twice' || line.reason === 'over';
  return (
    <div className="row wrap gap-8">
      {line.reason === 'maybe-notice' &&
        line.otherId !== null &&
        button(t('line.same'), () => onDecide({ as: 'twin', shares: [], otherId: line.otherId }), true)}
      {line.shares.length > 0 &&
        button(
          t('line.book', { name: names }),
          () => onDecide({ as: 'book', shares: line.shares, otherId: null }),
          line.reason !== 'maybe-notice' && line.reason !== 'twice',
        )}
      {isLate && first && button(t('line.return', { name: names }), whole('return', first.entryId), line.reason === 'twice')}
      {guesses.map((entry) =>
        button(
          t('line.guess', { name: nameOf(entry, ''), owed: line.amount < 0 ? dueText(entry, t, language) : owedText(entry, t, language) }),
          whole('book', entry.id),
        ),
      )}
      {button(t('line.other'), onShare)}
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        disabled={isPending}
        onClick={() => onDecide({ as: 'foreign', shares: [], otherId: null })}
      >
        {t('line.foreign')}
      </Button>
    </div>
  );
}
