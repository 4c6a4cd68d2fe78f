import { usePaginatedQuery } from 'kit/apollo';
import { AiNexusCardsDocument, type AiNexusArea } from '#gql/graphql.ts';

export type AiNexusCardsResult = ReturnType<typeof useAiNexusCards>;

/** The cards of one half of the AI Nexus, newest first. */
export const useAiNexusCards = (area: AiNexusArea) =>
  usePaginatedQuery(AiNexusCardsDocument, {
    variables: { area },
    selectConnection: ({ aiNexusCards }) => aiNexusCards,
  });
