import { PlannedTab } from '../hub/planned-tab.tsx';

export const BillingTab = () => (
  <PlannedTab title="Billing" holds="Your payouts, support residuals and bonuses, month by month." />
);
