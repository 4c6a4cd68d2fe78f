import type { EnquiriesToAnswerQuery } from '#gql/graphql.ts';

/** Two pages of enquiries as one. */
export function withNextPage(all: EnquiriesToAnswerQuery, next: EnquiriesToAnswerQuery): EnquiriesToAnswerQuery {
  const edges = [...all.enquiriesToAnswer.edges, ...next.enquiriesToAnswer.edges];
  return { ...next, enquiriesToAnswer: { ...next.enquiriesToAnswer, edges } };
}
