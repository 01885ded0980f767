import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ClubHandicapList } from '../../../feature/result/scoring-record/club-handicap-list.tsx';
import { handicapRule } from '../../../feature/result/scoring-record/query.ts';
import { RuleForm } from '../../../feature/result/scoring-record/rule/rule-form.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { may, useSession } from '../../../lib/session.ts';
import { useKeptState } from '../../../ui/page/kept-typing.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { RegisterSite } from './register-site.tsx';

/** The monthly list of the club's handicaps, and how they are worked out. */
export const ClubHandicapsPage = () => (
  <PageFrame>
    <RegisterSite>{(siteId) => <Handicaps key={siteId} siteId={siteId} />}</RegisterSite>
  </PageFrame>
);

function Handicaps({ siteId }: { siteId: string }) {
  const { t } = useTranslation('club-handicap');
  const mayWrite = may(useSession(), 'handicap-rule.write');
  const read = useQuery(handicapRule(siteId));
  const [isOpen, setOpen] = useKeptState('rule', false);
  if (read.data === undefined) return <Unread of={[read]} height={320} />;
  const open = (
    <Button variant="default" onClick={() => setOpen(true)}>
      {t('rule.open')}
    </Button>
  );
  return (
    <>
      <ClubHandicapList rule={read.data} openRule={mayWrite && open} />
      <FormDrawer opened={isOpen} onClose={() => setOpen(false)} title={t('rule.title')}>
        {(leave) => <RuleForm rule={read.data} onSaved={() => setOpen(false)} onCancel={leave} />}
      </FormDrawer>
    </>
  );
}
