import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useSession, useViewer } from '../session.tsx';
import { ConnectionContext } from './connection.ts';
import { getDataClient, retainClient } from './data-clients.ts';
import { LiveUpdatesOff } from './live-updates-off.tsx';

/** Provides the data client of one portal, which may already hold prefetched data. */
export function KitApollo({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  return <SessionClient key={viewer.id}>{children}</SessionClient>;
}

function SessionClient({ children }: { children: ReactNode }) {
  const session = useSession();
  const [held] = useState(() => getDataClient(session));
  useEffect(() => held && retainClient(session, held), [session, held]);
  return (
    held && (
      <ConnectionContext value={held.connection}>
        <ApolloProvider client={held.client}>{children}</ApolloProvider>
        <LiveUpdatesOff />
      </ConnectionContext>
    )
  );
}
