import { PlannedTab } from '../hub/planned-tab.tsx';

export const UpskillTab = () => <PlannedTab title="Upskill" holds="Courses, and how far you are in each." />;
