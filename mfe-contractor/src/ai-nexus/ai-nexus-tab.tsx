import { PlannedTab } from '../hub/planned-tab.tsx';

export const AiNexusTab = () => (
  <PlannedTab title="AI Nexus" holds="AI tools that are worth knowing, and news about them." />
);
