import { PlannedTab } from '../hub/planned-tab.tsx';

export const ClientStoreTab = () => (
  <PlannedTab title="Client Store" holds="New client requests, to accept or to get in touch." />
);
