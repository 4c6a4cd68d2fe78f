import { Tabbed } from 'kit/panel';
import { Avatar } from 'kit/controls';
import { useViewer } from 'kit/session';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { useQuery } from 'kit/apollo';
import { humanize } from 'kit/format';
import { Skeleton } from 'kit/states';
import { HubRoleDocument } from '#gql/graphql.ts';
import { tabs } from './tabs.ts';

export function Hub() {
  return <Tabbed name="hub" label="Contractor hub" title={<HubTitle />} tabs={tabs} />;
}

/** The contractor's role. Name, picture and Logout are in the bar above; a phone has no room for the picture. */
function HubTitle() {
  return (
    <>
      <Picture>
        <Avatar person={useViewer()} />
      </Picture>
      <RoleName />
    </>
  );
}

const Picture = styled.span`
  display: none;
  ${tokens.screen.narrow} {
    display: flex;
  }
`;

/** The contractor's role: its display name, otherwise its key, otherwise "Contractor". */
function RoleName() {
  const { contractorRole } = useViewer();
  const { data, error } = useQuery(HubRoleDocument);
  const isLoaded = data || error;
  return (
    <Name aria-busy={!isLoaded}>
      {isLoaded ? (
        (data?.contractorRole?.displayName ?? (humanize(contractorRole ?? '') || 'Contractor'))
      ) : (
        <Skeleton role="img" aria-label="Loading your role" $width="120px" $height="20px" />
      )}
    </Name>
  );
}

const Name = styled.h1`
  > span {
    margin: 4px 0;
  }
`;
