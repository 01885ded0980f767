import { useTranslation } from '../../../i18n/use-translation.ts';
import { StatusMark, type Tone } from '../../../ui/mark/status-mark.tsx';
import type { TicketStatus } from './query.ts';

const TONES: Readonly<Record<TicketStatus, Tone>> = { new: 'attention', 'in-progress': 'active', solved: 'quiet', closed: 'quiet' };

export function TicketMark({ status }: { status: TicketStatus }) {
  const { t } = useTranslation('ticket');
  return <StatusMark tone={TONES[status]}>{t(`status.${status}`)}</StatusMark>;
}
