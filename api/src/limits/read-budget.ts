/**
 * The maximum cost of an operation, computed from the schema and its variables before anything runs, the same for REST and
 * GraphQL.
 */
export const readBudget = {
  /** Page sizes multiplied along each path and summed over the paths. Lists without pagination count at their maximum. */
  rows: { signedIn: 10_000, signedOut: 500 },
  /** Rows multiplied by their fields: the cost of serializing the response. */
  values: 250_000,
  rootFields: { signedIn: 20, signedOut: 5 },
  /** Nested fields, including the leaf. */
  depth: 12,
  /** How often one path may follow the same reference, as in project → activity → project. */
  references: 1,
  /** Aliases of one field in one place. */
  aliases: 10,
  /** All fields, with fragments expanded: nested fragments multiply without making the document longer. */
  fields: 2000,
  /** Tokens of a document. Ours have at most a few hundred; the introspection query has about 500. */
  tokens: 2000,
} as const;

/** Operations above these costs run one at a time; this many may wait, in total and per network. */
export const expensiveReadBudget = {
  rows: 1000,
  values: 25_000,
  concurrency: 1,
  maxWaiting: 40,
  maxWaitingPerOwner: 10,
} as const;

/** Introspection reads no rows, but nests deeper than data; graphql-js itself refuses nested lists of types. */
export const introspectionBudget = { depth: 20, aliases: 1 } as const;

/**
 * Limits for the text of a document, checked before validation. Ours have at most 2,000 characters and 11 fragments;
 * introspection nests 10 deep.
 */
export const documentBudget = {
  characters: 20_000,
  fragments: 30,
  spreads: 100,
  /** Nested selections, with fragments not expanded. */
  nesting: 30,
  /** Fields with the same name or alias, in any place: validation compares them with each other. */
  usesOfName: 100,
} as const;

export const parseLimits = { maxTokens: readBudget.tokens };
