import type { TeamChoice } from 'kit/project';
import { type Choice, choicePageSize, defineChoiceQuery } from 'kit/search-select';
import { formatRoleName } from 'rules/role-names';
import { AdminClientsDocument, AdminTeamDocument } from '#gql/graphql.ts';

/** Active contractors whose name or email matches. Those with the same name are listed with their email. */
export const contractorChoices = defineChoiceQuery(AdminTeamDocument, {
  searchBy: 'a name or email',
  variables: (search) => ({ search, first: choicePageSize }),
  choices: ({ users: { edges, pageInfo } }) => ({
    found: edges
      .map(({ node }) => node)
      .toSorted((a, b) => a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName))
      .map(({ id, firstName, lastName, email, contractorRole }): TeamChoice => ({
        id,
        firstName,
        lastName,
        label: `${firstName} ${lastName}`,
        detail: email ?? undefined,
        note: contractorRole ? formatRoleName(contractorRole) : undefined,
      })),
    hasMore: pageInfo.hasNextPage,
  }),
});

/** A client who can get a project. */
export interface Client extends Choice {
  email: string;
}

/** Active clients whose name or email matches. */
export const clientChoices = defineChoiceQuery(AdminClientsDocument, {
  searchBy: 'a name or email',
  variables: (search) => ({ search, first: choicePageSize }),
  choices: ({ users: { edges, pageInfo } }) => ({
    found: edges.map(({ node: { id, firstName, lastName, email } }): Client => ({
      id,
      email: email ?? '',
      label: `${firstName} ${lastName}`,
      detail: email ?? undefined,
    })),
    hasMore: pageInfo.hasNextPage,
  }),
});
