import { useQuery } from 'kit/apollo';
import { type Choice, choicePage, choiceQuery } from 'kit/search-select';
import { roleName } from 'rules/role-names';
import { AssigneeNameDocument, AssigneesDocument, type AssigneesQuery } from '#gql/graphql.ts';

/** A contractor to whom a task can be assigned. */
export interface Assignee extends Choice {
  firstName: string;
  lastName: string;
}

const contractors = (isActive: boolean | null) =>
  choiceQuery(AssigneesDocument, {
    variables: (search) => ({ search, isActive, first: choicePage + 1 }),
    choices: ({ team }) => ({ found: team.slice(0, choicePage).map(toChoice), hasMore: team.length > choicePage }),
  });

/** The contractor of an id, wherever they are in the list. */
export function useAssigneeName(id: string): Choice {
  const { data } = useQuery(AssigneeNameDocument, { variables: { id }, skip: id === '' });
  return { id, label: data?.team[0] ? nameOf(data.team[0]) : 'Loading…' };
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

const toChoice = ({ id, firstName, lastName, contractorRole }: AssigneesQuery['team'][number]): Assignee => ({
  id,
  firstName,
  lastName,
  label: nameOf({ firstName, lastName }),
  note: contractorRole ? roleName(contractorRole) : undefined,
});

/** The contractors who can be given a task. */
export const assigneeChoices = contractors(true);

/** The contractors whose tasks one may look at, also those who have left. */
export const teamChoices = contractors(null);
