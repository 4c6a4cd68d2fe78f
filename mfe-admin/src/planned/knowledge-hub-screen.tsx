import { ButtonLink } from 'kit/controls';
import { PlannedScreen } from 'kit/states';

const holds = [
  { name: 'Knowledge', text: 'Resources of DocHub, AI Nexus and Upskill, drafted and published.' },
  { name: 'People', text: 'Invitations, contractor roles and users.' },
  { name: 'Projects and settings', text: 'All projects, and how this installation is set up.' },
];

export function KnowledgeHubScreen() {
  return (
    <PlannedScreen
      title="Knowledge hub"
      purpose="Here the founder will look after what the agency knows."
      holds={holds}
    >
      <ButtonLink to="/admin">Back to the admin portal</ButtonLink>
    </PlannedScreen>
  );
}
