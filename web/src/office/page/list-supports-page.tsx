import { TicketList } from '../../feature/ticket/ticket-list.tsx';
import { DEVICE_TIME_ZONE } from '../../lib/date.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

export function ListSupportsPage() {
  return (
    <PageFrame>
      <TicketList timeZone={DEVICE_TIME_ZONE} />
    </PageFrame>
  );
}
