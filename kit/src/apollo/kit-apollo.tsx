import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useSession, useViewer } from '../session.tsx';
import { ConnectionContext } from './connection.ts';
import { createDataClient } from './create-data-client.ts';

/** The data of one portal. A client belongs to one person: nothing that one has read can be shown to the next. */
export function KitApollo({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  return <ClientOf key={viewer.id}>{children}</ClientOf>;
}

function ClientOf({ children }: { children: ReactNode }) {
  const { clear, refresh } = useSession();
  const [{ client, connection, close }] = useState(() =>
    createDataClient({ onSignedOut: clear, onBroken: () => void refresh() }),
  );
  useEffect(() => close, [close]);
  return (
    <ConnectionContext value={connection}>
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </ConnectionContext>
  );
}
