import { ButtonLink } from 'kit/controls';
import { PlannedScreen } from 'kit/states';

const holds = [
  { name: 'Projects', text: 'Active, completed and pending ones.' },
  { name: 'Tasks and team', text: 'Who does what, until when.' },
  { name: 'Analytics', text: 'How the work goes over time.' },
];

export function ProjectManagerScreen() {
  return (
    <PlannedScreen
      title="Project manager portal"
      purpose="Here project managers will see their projects, tasks and teams."
      holds={holds}
    >
      <ButtonLink to="/">Back to Home</ButtonLink>
    </PlannedScreen>
  );
}
