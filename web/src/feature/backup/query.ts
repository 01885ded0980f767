import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The newest backup of the installation, for super administrators. */
export const backupState = () => queryOptions({ queryKey: ['backups'], queryFn: ({ signal }) => call('GET /api/backups', { signal }) });
