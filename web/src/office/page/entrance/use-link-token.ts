import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The token of the link that was opened. It is taken out of the address, which others may see or the browser may keep. */
export function useLinkToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(hash.slice(1));
  useEffect(() => {
    if (hash === '') return;
    setToken(hash.slice(1));
    navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
