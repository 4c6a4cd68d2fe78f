import { PlannedTab } from '../hub/planned-tab.tsx';

export const DashboardTab = () => (
  <PlannedTab
    title="Dashboard"
    holds="This month's payouts, your active projects and open tickets, your rating, and what happened last."
  />
);
