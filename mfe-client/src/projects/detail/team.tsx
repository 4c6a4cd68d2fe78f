import { Avatar } from 'kit/controls';
import { Panel } from 'kit/panel';
import styled from 'styled-components';
import type { DetailedProject_ProjectFragment } from '#gql/graphql.ts';
import { Facts } from './detail-layout.ts';

export function Team({ project: { developer, tester, projectManager } }: { project: DetailedProject_ProjectFragment }) {
  const places = [
    ['Developer', developer],
    ['Tester', tester],
    ['Project manager', projectManager],
  ] as const;
  return (
    <Panel title="Team">
      <Facts>
        {places.map(([role, person]) => (
          <Place key={role}>
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
          </Place>
        ))}
      </Facts>
    </Panel>
  );
}

const Place = styled.div`
  align-items: center;
  dd {
    display: flex;
    min-height: 28px;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
  }
`;
