import { PlannedTab } from '../hub/planned-tab.tsx';

export const DocHubTab = () => (
  <PlannedTab title="DocHub" holds="Definitions, contract samples, discovery and audit documents to search." />
);
