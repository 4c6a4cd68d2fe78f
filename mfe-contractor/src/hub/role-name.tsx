import { useQuery } from 'kit/apollo';
import { humanize } from 'kit/format';
import { useViewer } from 'kit/session';
import { Skeleton } from 'kit/states';
import styled from 'styled-components';
import { HubRoleDocument } from '#gql/graphql.ts';

/** The contractor's role: its display name, otherwise its key, otherwise "Contractor". */
export function RoleName() {
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
