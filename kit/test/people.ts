import { ViewerDocument } from '../src/gql/graphql.ts';
import type { Viewer } from '../src/session.tsx';
import { replyTo } from './network.ts';

const carla: Viewer & { email: string } = {
  id: 'u1',
  email: 'carla@example.test',
  firstName: 'Carla',
  lastName: 'Reyes',
  role: 'client',
  contractorRole: null,
  profileImageUrl: null,
  audiences: ['anyone', 'user', 'client'],
};

/** One person per role and status, with the audiences that the server lists for them. */
export const people = {
  client: carla,
  developer: contractor('developer', []),
  tester: contractor('tester', []),
  support: contractor('support', ['support']),
  sales: contractor('sales', ['sales']),
  pm: contractor('project_manager', ['pm']),
  admin: { ...carla, role: 'admin', audiences: ['anyone', 'user', 'admin'] },
  founder: { ...carla, role: 'admin', audiences: ['anyone', 'user', 'admin', 'founder'] },
  analyst: { ...carla, role: 'product_analyst', audiences: ['anyone', 'user', 'analyst'] },
} satisfies Record<string, Viewer>;

/** The reply that signs a person in. */
export const viewerReply = (me: Viewer) => replyTo(ViewerDocument, { me });

function contractor(contractorRole: string, more: Viewer['audiences']): Viewer {
  return { ...carla, role: 'contractor', contractorRole, audiences: ['anyone', 'user', 'contractor', ...more] };
}
