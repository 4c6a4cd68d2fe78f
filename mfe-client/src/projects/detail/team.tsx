import { Avatar } from 'kit/controls';
import { Panel } from 'kit/panel';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { DetailedProject_ProjectFragment } from '#gql/graphql.ts';
import { Facts } from './detail-layout.ts';

export function Team({ project: { developer, tester, projectManager } }: { project: DetailedProject_ProjectFragment }) {
  const teamRoles = [
    ['Developer', developer],
    ['Tester', tester],
    ['Project manager', projectManager],
  ] as const;
  return (
    <Panel title="Team">
      <Facts>
        {teamRoles.map(([role, person]) => (
          <Member key={role}>
            <dt>{role}</dt>
            <dd>
              {person ? (
                <>
                  <Avatar person={person} />
                  {person.firstName} {person.lastName}
                </>
              ) : (
                'Unassigned'
              )}
            </dd>
          </Member>
        ))}
      </Facts>
    </Panel>
  );
}

const Member = styled.div`
  align-items: center;
  dd {
    display: flex;
    min-height: 28px;
    align-items: center;
    gap: ${tokens.space.xs};
  }
`;
