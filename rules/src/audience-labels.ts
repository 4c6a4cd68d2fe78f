import type { Audience } from './audiences.ts';

const audienceLabels: Record<Audience, string> = {
  anyone: 'everyone, signed in or not',
  user: 'everyone who is signed in',
  client: 'clients',
  contractor: 'contractors',
  sales: 'sales',
  pm: 'project managers',
  support: 'support',
  analyst: 'product analysts',
  admin: 'administrators',
  founder: 'the founder',
  releaser: 'programs with a release key',
};

/** Lists the audiences of a canary or a portal, as in "clients and administrators". */
export const formatAudiences = (audiences: readonly Audience[]): string =>
  new Intl.ListFormat('en').format(audiences.map((audience) => audienceLabels[audience]));
