import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { logOut } from '../../feature/account/auth/query.ts';
import { clearSession } from '../../lib/session.ts';
import { confirmLeave, giveUpUnsaved, isUnsaved } from '../../ui/page/unsaved.ts';

/** Leaves, whether or not the server can be told; asks first while there is something unsaved. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: logOut,
    meta: { shows: ['unauthenticated', 'network'] },
    onSettled: async () => {
      giveUpUnsaved();
      clearSession();
      await navigate('/login', { replace: true });
    },
  });
  return async () => {
    if (!isUnsaved() || (await confirmLeave())) leave.mutate();
  };
}
