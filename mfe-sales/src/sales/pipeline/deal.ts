import { tierFees } from 'rules/create-project';
import { humanize } from 'kit/format';
import type { PipelinePhase_PhaseFragment } from '#gql/graphql.ts';

export type Phase = PipelinePhase_PhaseFragment;
export type PhaseName = Phase['phase'];
export type Deal = Phase['rows'][number];

/** A deal to move to another phase. */
export interface DealMove {
  deal: Deal & { id: string };
  from: PhaseName;
  to: PhaseName;
}

/** The project that a won lead becomes, as the server will create it: small while the budget is unknown. */
export function toWonProject(lead: DealMove['deal']): DealMove['deal'] {
  const tier = lead.tier ?? 'small';
  return { ...lead, title: `Project for ${lead.title}`, tier, value: tierFees[tier] ?? '0.00', isLead: false };
}

export const formatPhase = (phase: PhaseName): string => humanize(phase);
