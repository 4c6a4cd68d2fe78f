import { Panel } from 'kit/panel';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { RecentActivity } from '../activity/recent-activity.tsx';
import { SupportChat } from './support-chat.tsx';

export function SupportAndActivity() {
  return (
    <Panel title="Support and Activity">
      <Parts>
        <SupportChat />
        <RecentActivity />
      </Parts>
    </Panel>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${tokens.space.l};
`;
