import { usePaginatedQuery } from 'kit/apollo';
import { AiNexusCardsDocument, type AiNexusArea } from '#gql/graphql.ts';

export type Cards = ReturnType<typeof useCards>;

/** The cards of one half of the AI Nexus, newest first. */
export const useCards = (area: AiNexusArea) =>
  usePaginatedQuery(AiNexusCardsDocument, {
    variables: { area },
    selectConnection: ({ aiNexusCards }) => aiNexusCards,
  });
