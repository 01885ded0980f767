import { ProposalList } from '../../../feature/field/golfer/proposal-list.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { RegisterSite } from './register-site.tsx';

export const GolferProposalsPage = () => (
  <PageFrame width="narrow">
    <RegisterSite>{(siteId) => <ProposalList siteId={siteId} />}</RegisterSite>
  </PageFrame>
);
