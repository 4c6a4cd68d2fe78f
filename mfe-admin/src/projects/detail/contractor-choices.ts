import { type Choice, choicePage, choiceQuery } from 'kit/search-select';
import { roleName } from 'rules/role-names';
import { AdminTeamDocument } from '#gql/graphql.ts';

/** A contractor who can work on a project. */
export interface Contractor extends Choice {
  firstName: string;
  lastName: string;
}

/** The contractors who can sign in and whose name or email has the words. */
export const contractorChoices = choiceQuery(AdminTeamDocument, {
  variables: (search) => ({ search, first: choicePage + 1 }),
  choices: ({ team }) => ({
    found: team.slice(0, choicePage).map(({ id, firstName, lastName, contractorRole }): Contractor => ({
      id,
      firstName,
      lastName,
      label: `${firstName} ${lastName}`,
      note: contractorRole ? roleName(contractorRole) : undefined,
    })),
    hasMore: team.length > choicePage,
  }),
});
