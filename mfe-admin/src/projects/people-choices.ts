import type { ClientChoice } from 'kit/create-project';
import type { TeamChoice } from 'kit/project';
import { choicePageSize, defineChoiceQuery } from 'kit/search-select';
import { emailRule } from 'rules/text';
import { validate } from 'rules/validate';
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

/** Active clients whose name or email matches, or someone with this email who has no account yet. */
export const clientChoices = defineChoiceQuery(AdminClientsDocument, {
  searchBy: 'a name or email',
  variables: (search) => ({ search, first: choicePageSize }),
  choices: ({ users: { edges, pageInfo } }, search) => {
    const found = edges.map(({ node: { id, firstName, lastName, email } }): ClientChoice => ({
      id,
      email: email ?? '',
      label: `${firstName} ${lastName}`,
      detail: email ?? undefined,
    }));
    const stranger = toClientWithoutAccount(search);
    const isNew = stranger && !found.some(({ email }) => email === stranger.email);
    return { found: isNew ? [...found, stranger] : found, hasMore: pageInfo.hasNextPage };
  },
});

/** The project belongs to them once they register. */
function toClientWithoutAccount(search: string): ClientChoice | null {
  const entered = validate(email, search);
  return entered.ok ? toClient(entered.data) : null;
}
const email = emailRule('Please enter a valid email address');
const toClient = (address: string): ClientChoice => ({
  id: address,
  email: address,
  label: address,
  note: 'No account yet',
});
