import type { ReactNode } from 'react';
import { OnDemand } from '../../../../../ui/page/on-demand.tsx';
import type { PlanList } from './plan-list.tsx';

const load = async () => (await import('./plan-list.tsx')).PlanList;
const nothing = () => {};

/** The list of prizes with its menus and details, loaded after the form that it is folded into. */
export const WithPlanList = ({ children }: { children: (List: typeof PlanList) => ReactNode }) => (
  <OnDemand opened load={load} onClose={nothing}>
    {(List, isVisible) => isVisible && children(List)}
  </OnDemand>
);
