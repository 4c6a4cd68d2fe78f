import { useApolloClient, useOptimisticMutation, useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { SelectField } from 'kit/forms';
import { useViewer } from 'kit/session';
import { tokens } from 'kit/theme';
import { toast } from 'kit/toasts';
import styled from 'styled-components';
import { AssignLeadDocument, type LeadDetail_LeadFragment, LeadOwnersDocument } from '#gql/graphql.ts';
import { refetchLeads } from '../../refetch-leads.ts';

type Owner = NonNullable<LeadDetail_LeadFragment['owner']>;

/** Who owns a lead: anyone in sales hands it over, and takes one that has no owner. */
export function LeadOwner({ lead }: { lead: LeadDetail_LeadFragment }) {
  const { id: viewerId } = useViewer();
  const owners = useOwners(lead.owner);
  const assign = useAssign(lead);
  return (
    <Line>
      <SelectField
        label="Owner"
        name="ownerId"
        value={lead.owner?.id ?? ''}
        error={undefined}
        onBlur={() => undefined}
        onChange={({ target }) => void assign(owners.find(({ id }) => id === target.value) ?? null)}
      >
        <option value="">No one</option>
        {owners.map((owner) => (
          <option key={owner.id} value={owner.id}>
            {getName(owner)}
            {owner.id === viewerId && ' (me)'}
          </option>
        ))}
      </SelectField>
      {!lead.owner && (
        <Button onClick={() => void assign(owners.find(({ id }) => id === viewerId) ?? null)}>Take this lead</Button>
      )}
    </Line>
  );
}

const getName = ({ firstName, lastName }: Owner) => `${firstName} ${lastName}`;

/** By name. The current owner may have left, and the viewer is there before the others have loaded. */
function useOwners(current: Owner | null | undefined): Owner[] {
  const viewer = useViewer();
  const { data } = useQuery(LeadOwnersDocument, { fetchPolicy: 'cache-and-network' });
  const found = data?.leadOwners.edges.map(({ node }) => node) ?? [];
  const all = new Map<string, Owner>();
  for (const { id, firstName, lastName } of [...found, viewer, ...(current ? [current] : [])])
    all.set(id, { id, firstName, lastName });
  return [...all.values()].toSorted((one, other) => getName(one).localeCompare(getName(other)));
}

/** Shown at once. A lead that someone else has just changed is not taken from them. */
function useAssign({ id, updatedAt, companyName, owner: previous }: LeadDetail_LeadFragment) {
  const client = useApolloClient();
  const viewer = useViewer();
  const [send] = useOptimisticMutation(AssignLeadDocument, { failed: "Couldn't change the owner" });
  return async (owner: Owner | null) => {
    const updateLead = { __typename: 'Lead' as const, id, updatedAt, owner };
    const variables = { id, ownerId: owner?.id ?? null, ...(!previous && { ifUpdatedAt: updatedAt }) };
    if (!(await send({ variables, optimisticResponse: { updateLead } }))) return;
    toast({ title: describe(companyName, owner, viewer.id), intent: 'success' });
    await refetchLeads(client);
  };
}

function describe(companyName: string, owner: Owner | null, viewerId: string): string {
  if (!owner) return `${companyName} has no owner now`;
  return owner.id === viewerId ? `${companyName} is yours` : `${companyName} handed over to ${getName(owner)}`;
}

const Line = styled.div`
  display: grid;
  align-items: end;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.xs};
`;
