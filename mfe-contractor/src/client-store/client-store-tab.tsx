import { prefetch, prefetchFirstPage, type DataClient } from 'kit/apollo';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { ClientRequestsDocument, TestingQueueDocument } from '#gql/graphql.ts';
import { ClientRequests } from './client-requests.tsx';
import { TestingQueue } from './testing-queue.tsx';

/** Requests that a contractor can accept, next to their projects in testing. */
export const ClientStoreTab = () => (
  <Columns>
    <ClientRequests />
    <TestingQueue />
  </Columns>
);

ClientStoreTab.prefetchData = (client: DataClient) => {
  prefetchFirstPage(client, ClientRequestsDocument);
  prefetch(client, TestingQueueDocument);
};

const Columns = styled.div`
  display: grid;
  max-width: ${tokens.width.page};
  margin: 0 auto;
  padding: ${tokens.space.l} ${tokens.space.l} ${tokens.space.xxl};
  align-items: start;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${tokens.space.xl};
  ${tokens.screen.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m};
    gap: ${tokens.space.l};
  }
`;
