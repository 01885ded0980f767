import { createContext, useContext, useEffect } from 'react';

/** The drawer around a form, which asks before it closes over something unsaved. */
export const TellDrawer = createContext<(unsaved: boolean) => void>(() => undefined);

/** Reports unsaved changes to the drawer around a form, if there is one. */
export function useTellDrawer(unsaved: boolean): void {
  const tell = useContext(TellDrawer);
  useEffect(() => {
    tell(unsaved);
    return () => tell(false);
  }, [tell, unsaved]);
}
