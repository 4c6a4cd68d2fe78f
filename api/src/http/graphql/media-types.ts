/** Of GraphQL responses, in the framework's own order of preference: the first one is for clients without an Accept header. */
export const mediaTypes = ['application/json', 'application/graphql-response+json'] as const;
