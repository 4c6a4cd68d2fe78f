import { gql } from '@apollo/client';
import { createDataClient } from './create-data-client.ts';

test('a fragment of a released portal on the public part of a person reads a User', () => {
  const { client, close } = createDataClient({ onSignedOut: () => undefined, onDisconnected: () => undefined });
  const query = gql`
    query Author {
      author {
        id
        ...Name
      }
    }
    fragment Name on Teammate {
      firstName
    }
  `;
  const author = { __typename: 'User', id: 'u1', firstName: 'Tom' };
  client.writeQuery({ query, data: { author } });
  expect(client.readQuery({ query })).toEqual({ author });
  close();
});
