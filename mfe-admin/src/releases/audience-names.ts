import type { CanaryAudience } from '#gql/graphql.ts';

const names: Record<CanaryAudience, string> = {
  user: 'everyone who is signed in',
  client: 'clients',
  contractor: 'contractors',
  sales: 'sales',
  pm: 'project managers',
  analyst: 'product analysts',
  admin: 'administrators',
  founder: 'the founder',
};

/** Who gets a canary, as in "clients and administrators". */
export const audienceNames = (audiences: readonly CanaryAudience[]): string =>
  new Intl.ListFormat('en').format(audiences.map((audience) => names[audience]));
