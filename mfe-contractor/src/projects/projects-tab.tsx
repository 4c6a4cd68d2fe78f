import { PlannedTab } from '../hub/planned-tab.tsx';

export const ProjectsTab = () => <PlannedTab title="Projects" holds="Your projects, with status, client and fee." />;
