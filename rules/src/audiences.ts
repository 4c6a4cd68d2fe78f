import type { Principal } from './people.ts';

/**
 * The audiences of the contract §1, which decide who may call an operation or open a screen. `anyone` needs no session;
 * every other audience describes a signed-in person.
 */
export const audiences = {
  anyone: () => true,
  user: (person) => person !== null,
  client: (person) => person?.role === 'client',
  contractor: (person) => person?.role === 'contractor',
  sales: (person) => person?.role === 'contractor' && person.contractorRole === 'sales',
  pm: (person) => person?.role === 'contractor' && person.contractorRole === 'project_manager',
  support: (person) => person?.role === 'contractor' && person.contractorRole === 'support',
  analyst: (person) => person?.role === 'product_analyst',
  admin: (person) => person?.role === 'admin',
  founder: (person) => person?.role === 'admin' && person.isFounder,
  /** Not a person: a program that sends a release key. */
  releaser: () => false,
} satisfies Record<string, (person: Principal | null) => boolean>;

export type Audience = keyof typeof audiences;
export const audienceNames = Object.keys(audiences) as Audience[];

export function isInAudience(audience: Audience, person: Principal | null): boolean {
  return audiences[audience](person);
}

export function getAudiences(person: Principal): Audience[] {
  return audienceNames.filter((audience) => isInAudience(audience, person));
}
