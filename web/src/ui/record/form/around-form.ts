import { createContext, useContext, useEffect } from 'react';

/** The drawer around a form, which asks before it closes over something unsaved. */
export const AroundForm = createContext<{ title: string; tell: (unsaved: boolean) => void }>({ title: '', tell: () => undefined });

/** Reports unsaved changes to the drawer around a form, if there is one. */
export function useTellDrawer(unsaved: boolean): void {
  const { tell } = useContext(AroundForm);
  useEffect(() => {
    tell(unsaved);
    return () => tell(false);
  }, [tell, unsaved]);
}
