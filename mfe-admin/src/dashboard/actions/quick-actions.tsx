import { useApolloClient } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { Panel } from 'kit/panel';
import { useViewer } from 'kit/session';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { refetchDashboard } from '../live/refetch-dashboard.ts';
import { NewProjectButton } from '../../projects/create/new-project-button.tsx';

const links = [
  { label: 'Invite User', to: '/admin/invites' },
  { label: 'Upload Document', to: '/admin?section=ai&tab=documents' },
  { label: 'Answer Enquiries', to: '/sales-portal?tab=leads' },
];

/** Founder only: anyone else would be redirected. */
const addResource = { label: 'Add Resource', to: '/admin-dashboard?tab=knowledge' };

export function QuickActions() {
  const client = useApolloClient();
  const isFounder = useViewer().audiences.includes('founder');
  return (
    <Panel title="Quick actions">
      <Actions>
        <NewProjectButton onCreated={() => void refetchDashboard(client)} />
        {[...links, ...(isFounder ? [addResource] : [])].map(({ label, to }) => (
          <ButtonLink key={label} to={to}>
            {label}
          </ButtonLink>
        ))}
      </Actions>
    </Panel>
  );
}

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.space.xs};
  ${tokens.screen.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
