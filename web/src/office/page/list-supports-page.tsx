import { TicketList } from '../../feature/ticket/ticket-list.tsx';
import { deviceTimeZone } from '../../lib/date.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

export function ListSupportsPage() {
  return (
    <PageFrame>
      <TicketList timeZone={deviceTimeZone()} />
    </PageFrame>
  );
}
