import { ButtonLink } from 'kit/controls';
import { PlannedScreen } from 'kit/states';

const holds = [
  { name: 'All projects', text: 'Running and finished ones, each with its status and progress.' },
  { name: 'One project', text: 'What was agreed, who works on it, and everything that happened so far.' },
  { name: 'A new project', text: 'Describe it, and it starts from there.' },
];

export function ProjectsScreen() {
  return (
    <PlannedScreen
      title="Projects"
      purpose="Here you will see each of your projects in full, from the first day to the last."
      holds={holds}
    >
      <ButtonLink to="/client">Back to the dashboard</ButtonLink>
    </PlannedScreen>
  );
}
