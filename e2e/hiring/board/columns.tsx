import type { BoardColumn } from 'kit/board';
import type { CandidatesQuery } from '../gql/graphql.ts';

type Invitation = CandidatesQuery['invitations']['edges'][number]['node'];

const stages = [
  { key: 'invited', label: 'Invited', statuses: ['pending'], empty: 'No one is invited' },
  { key: 'hired', label: 'Hired', statuses: ['used'], empty: 'No one has joined yet' },
  { key: 'closed', label: 'Closed', statuses: ['expired', 'revoked'], empty: 'No invitation has ended' },
] as const;

/** Contractors only, although clients are invited too. A card moves when the person accepts, never by dragging. */
export function toColumns(invitations: readonly Invitation[]): BoardColumn[] {
  const candidates = invitations.filter(({ role }) => role === 'contractor');
  return stages.map(({ key, label, statuses, empty }) => {
    const own = candidates.filter(({ status }) => statuses.some((one) => one === status));
    const cards = own.map(({ id, email, contractorRole }) => ({
      id,
      name: email,
      content: `${email}, ${(contractorRole ?? 'contractor').replaceAll('_', ' ')}`,
      isFixed: true,
    }));
    return { key, label, empty, total: cards.length, cards };
  });
}
