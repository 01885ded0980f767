import { TicketList } from '../../../feature/ticket/ticket-list.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';

export function ListSupportsPage() {
  return (
    <PageFrame>
      <TicketList />
    </PageFrame>
  );
}
