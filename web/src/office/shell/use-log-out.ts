import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { logOut } from '../../feature/auth/query.ts';
import { clearSession } from '../../lib/session.ts';

/** Leaves, whether or not the server can be told. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: logOut,
    meta: { shows: ['unauthenticated', 'network'] },
    onSettled: async () => {
      clearSession();
      await navigate('/login', { replace: true });
    },
  });
  return () => leave.mutate();
}
