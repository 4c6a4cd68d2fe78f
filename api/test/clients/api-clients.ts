import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { cacheExchange, Client as UrqlClient, fetchExchange, subscriptionExchange } from '@urql/core';
import { parse } from 'graphql';
import { ClientError, GraphQLClient } from 'graphql-request';
import type { Client as Socket, ExecutionResult } from 'graphql-ws';

/** What a client returns, in one form for all of them. */
export interface Result {
  data: unknown;
  errors: ReadonlyArray<{ message: string; extensions?: Record<string, unknown> | undefined }>;
}
type Variables = Record<string, unknown>;
export interface ApiClient {
  run(source: string, variables?: Variables): Promise<Result>;
  /** Returns the data of the first event. Missing in clients without subscriptions. */
  subscribe?(source: string): Promise<unknown>;
}
interface Session {
  url: string;
  headers: Record<string, string>;
  socket: Socket;
}

const createApollo = ({ url, headers, socket }: Session): ApiClient => {
  const isSubscription = ({ operationType }: ApolloLink.Operation) => String(operationType) === 'subscription';
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.split(isSubscription, new GraphQLWsLink(socket), new HttpLink({ uri: url, headers })),
  });
  return {
    run: async (source, variables = {}) => {
      const document = parse(source);
      const options = { variables, errorPolicy: 'all' } as const;
      const { data, error } = source.startsWith('mutation')
        ? await client.mutate({ mutation: document, ...options })
        : await client.query({ query: document, ...options });
      return { data, errors: CombinedGraphQLErrors.is(error) ? error.errors : [] };
    },
    subscribe: (source) =>
      new Promise((resolve, reject) => {
        client.subscribe({ query: parse(source) }).subscribe({ next: ({ data }) => resolve(data), error: reject });
      }),
  };
};

const createUrql = ({ url, headers, socket }: Session): ApiClient => {
  const forwardSubscription = ({ query = '', variables }: { query?: string; variables?: Variables }) => ({
    subscribe: (sink: { next(value: ExecutionResult): void; error(error: unknown): void; complete(): void }) => ({
      unsubscribe: socket.subscribe({ query, variables: variables ?? null }, sink),
    }),
  });
  const client = new UrqlClient({
    url,
    preferGetMethod: false,
    fetchOptions: { headers },
    exchanges: [cacheExchange, fetchExchange, subscriptionExchange({ forwardSubscription })],
  });
  return {
    run: async (source, variables = {}) => {
      const { data, error } = await (
        source.startsWith('mutation') ? client.mutation(source, variables) : client.query(source, variables)
      ).toPromise();
      return { data, errors: error?.graphQLErrors ?? [] };
    },
    subscribe: (source) =>
      new Promise((resolve) => void client.subscription(source, {}).subscribe(({ data }) => resolve(data))),
  };
};

const createGraphqlRequest = ({ url, headers }: Session): ApiClient => {
  const client = new GraphQLClient(url, { headers });
  return {
    run: async (source, variables = {}) => {
      try {
        return { data: await client.request(source, variables), errors: [] };
      } catch (error) {
        if (!(error instanceof ClientError)) throw error;
        return { data: error.response.data, errors: error.response.errors ?? [] };
      }
    },
  };
};

/** Clients that other people build with, as their documentation sets them up. */
export const apiClients: Record<string, (session: Session) => ApiClient> = {
  'Apollo Client': createApollo,
  urql: createUrql,
  'graphql-request': createGraphqlRequest,
};
