import type { TournamentMoney } from '@fairway/api';
import { PILES } from '@fairway/api/choice/field/payment';
import { Button, Group, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IconDownload, IconFileSpreadsheet, IconUsers } from '#icon';
import { club } from '../../../feature/account/club/query.ts';
import { EntryDrawer } from '../../../feature/field/payment/entry-drawer.tsx';
import { EntryList } from '../../../feature/field/payment/entry-list.tsx';
import { MoneySums } from '../../../feature/field/payment/money-sums.tsx';
import { PileList } from '../../../feature/field/payment/pile-list.tsx';
import { exportMoney, tournamentMoney } from '../../../feature/field/payment/query.ts';
import { RefundList } from '../../../feature/field/payment/refund-list.tsx';
import { StatementPart } from '../../../feature/field/payment/statement-part.tsx';
import { signupPath } from '../../../feature/field/signup/entered.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useAddress } from '../../../ui/page/address.ts';
import { OnDemand } from '../../../ui/page/on-demand.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { ChipBar } from '../../../ui/table/chip-bar.tsx';
import { showFailure } from '../../../ui/toast/toast.tsx';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

const VIEWS = [...PILES, 'entries', 'refunds', 'statement'] as const;
type View = (typeof VIEWS)[number];
const DEFAULTS = { view: '', entry: '', page: '1' } as const;

/** The money of a tournament: what is owed and came in, and the lines of its bank, each with what is to become of it. */
export function PaymentPage() {
  const { id } = useTournament();
  const read = useQuery(tournamentMoney(id));
  return read.data === undefined ? <Unread of={[read]} height={320} /> : <Loaded key={id} money={read.data} />;
}

function Loaded({ money }: { money: TournamentMoney }) {
  const { t } = useTranslation('payment');
  const tournament = useTournament();
  const mayWrite = useMayHere()('payment.write');
  const siteId = useQuery(club(tournament.clubId)).data?.siteId;
  const [address, change] = useAddress(DEFAULTS);
  const [isSetting, setSetting] = useState(false);
  const countOf = (pile: View) => money.piles.find((one) => one.pile === pile)?.count ?? 0;
  // whoever decides the last line is not taken to another list
  const [first] = useState<View>(countOf('decide') > 0 ? 'decide' : 'entries');
  const view = VIEWS.find((one) => one === address.view) ?? first;
  const asking = money.entries.filter(({ refund, refundable }) => refund > 0 || refundable > 0).length;
  const chips = [
    { value: 'entries' as const, label: t('view.entries'), count: money.entries.length },
    ...PILES.map((value) => ({ value, label: t(`pile.${value}.name`), count: countOf(value), needsPerson: value === 'decide' })),
    { value: 'refunds' as const, label: t('view.refunds'), count: asking },
  ].filter(({ value, count }) => count > 0 || value === 'entries' || value === view);
  const open = (entryId: string) => change({ entry: entryId, page: address.page });
  const shared = { tournamentId: tournament.id, timeZone: tournament.timeZone, mayWrite, onOpen: open };
  return (
    <>
      <MoneySums
        money={money}
        tools={
          view !== 'statement' && (
            <Tools
              money={money}
              mayWrite={mayWrite}
              onStatement={() => change({ view: 'statement' })}
              onSettings={() => setSetting(true)}
            />
          )
        }
      />
      {view !== 'statement' && (
        <div className="mb-8">
          <ChipBar label={t('view.label')} chips={chips} value={view} onChange={(next: View) => change({ view: next })} />
        </div>
      )}
      {view === 'statement' && (
        <StatementPart tournamentId={tournament.id} onDone={() => change({ view: 'decide' })} onClose={() => change({ view: '' })} />
      )}
      {view === 'entries' && <EntryList entries={money.entries} timeZone={tournament.timeZone} onOpen={open} empty={<NoEntries />} />}
      {view === 'refunds' && <RefundList {...shared} entries={money.entries} />}
      {view !== 'statement' && view !== 'entries' && view !== 'refunds' && (
        <PileList
          key={view}
          {...shared}
          pile={view}
          entries={money.entries}
          page={Math.max(1, Number.parseInt(address.page, 10) || 1)}
          onPage={(page) => change({ page: String(page) })}
        />
      )}
      <EntryDrawer {...shared} entryId={address.entry || null} onClose={() => change({ entry: '', page: address.page })} />
      <OnDemand
        opened={isSetting}
        load={() => import('../../../feature/field/payment/settings-form.tsx')}
        onClose={() => setSetting(false)}
      >
        {({ SettingsForm }, isOpen) => (
          <FormDrawer opened={isOpen} onClose={() => setSetting(false)} title={t('settings.title')}>
            {(leave) =>
              siteId !== undefined && (
                <SettingsForm
                  tournamentId={tournament.id}
                  siteId={siteId}
                  money={money}
                  onSaved={() => setSetting(false)}
                  onCancel={leave}
                />
              )
            }
          </FormDrawer>
        )}
      </OnDemand>
    </>
  );
}

type ToolsProps = { money: TournamentMoney; mayWrite: boolean; onStatement: () => void; onSettings: () => void };

/** A statement goes to the account that entries pay to, so that is said first. */
function Tools({ money, mayWrite, onStatement, onSettings }: ToolsProps) {
  const { t } = useTranslation('payment');
  const { id } = useTournament();
  const save = (format: 'xlsx' | 'csv') => exportMoney(id, format).then((file) => saveFile(file, file.name), showFailure);
  const hasAccount = money.accountId !== null;
  return (
    <Group gap="xs">
      {mayWrite && hasAccount && (
        <Button leftSection={<IconFileSpreadsheet aria-hidden size={16} />} onClick={onStatement}>
          {t('statement.open')}
        </Button>
      )}
      {mayWrite && (
        <Button variant={hasAccount ? 'default' : 'filled'} onClick={onSettings}>
          {t('settings.open')}
        </Button>
      )}
      {money.days.length > 0 && (
        <Menu>
          <Menu.Target>
            <Button variant="default" leftSection={<IconDownload aria-hidden size={16} />}>
              {t('export')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => save('xlsx')}>{t('exportAs.xlsx')}</Menu.Item>
            <Menu.Item onClick={() => save('csv')}>{t('exportAs.csv')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}

function NoEntries() {
  const { t } = useTranslation('payment');
  const tournament = useTournament();
  return (
    <StateNote
      icon={IconUsers}
      title={t('entry.empty')}
      text={t('entry.emptyText')}
      action={<LinkButton to={signupPath(tournament)} label={t('entry.toSignup')} />}
    />
  );
}
