export const TICKET_STATUSES = ['new', 'in-progress', 'solved', 'closed'] as const;
