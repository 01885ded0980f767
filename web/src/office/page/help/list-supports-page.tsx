import { TicketList } from '../../../feature/account/ticket/ticket-list.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';

export function ListSupportsPage() {
  return (
    <PageFrame>
      <TicketList />
    </PageFrame>
  );
}
