import { useQuery } from 'kit/apollo';
import { type Choice, choicePageSize, defineChoiceQuery } from 'kit/search-select';
import { formatRoleName } from 'rules/role-names';
import { AssigneeNameDocument, AssigneesDocument, type AssigneesQuery } from '#gql/graphql.ts';

/** A contractor who can be assigned a task. */
export interface Assignee extends Choice {
  firstName: string;
  lastName: string;
}

const defineContractorQuery = (isActive: boolean | null) =>
  defineChoiceQuery(AssigneesDocument, {
    searchBy: 'a name or email',
    variables: (search) => ({ search, isActive, first: choicePageSize }),
    choices: ({ teamMembers: { edges, pageInfo } }) => ({
      found: edges.map(({ node }) =>
        toChoice(
          node,
          edges.map((edge) => edge.node),
        ),
      ),
      hasMore: pageInfo.hasNextPage,
    }),
  });

/** Finds a contractor by id, even if they are not loaded in the list. */
export function useAssigneeChoice(id: string): Choice {
  const { data } = useQuery(AssigneeNameDocument, { variables: { id }, skip: id === '' });
  const member = data?.teamMembers.edges[0]?.node;
  return { id, label: member ? getFullName(member) : 'Loading…' };
}

export const getFullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

type Member = AssigneesQuery['teamMembers']['edges'][number]['node'];

/** Contractors with the same name are distinguished by their workload: a project manager does not see their email. */
function toChoice(member: Member, team: readonly Member[]): Assignee {
  const { id, firstName, lastName, contractorRole } = member;
  const label = getFullName(member);
  const isUnique = team.every((each) => each.id === id || getFullName(each) !== label);
  return {
    id,
    firstName,
    lastName,
    label,
    note: contractorRole ? formatRoleName(contractorRole) : undefined,
    detail: isUnique ? undefined : formatWorkload(member),
  };
}

const formatWorkload = ({ activeProjects, openTasks }: Member) =>
  `${formatCount(activeProjects, 'project')} · ${formatCount(openTasks, 'open task')}`;

const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The contractors who can be assigned a task. */
export const assigneeChoiceQuery = defineContractorQuery(true);

/** The contractors whose tasks can be viewed, including deactivated ones. */
export const teamChoiceQuery = defineContractorQuery(null);
