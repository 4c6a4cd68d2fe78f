import { tierFees } from 'rules/create-project';
import { humanize } from 'kit/format';
import type { PipelinePhase_PhaseFragment } from '#gql/graphql.ts';

export type Phase = PipelinePhase_PhaseFragment;
export type PhaseName = Phase['phase'];
export type Deal = Phase['rows'][number];

/** A deal that is to stand in another phase. */
export interface DealMove {
  deal: Deal & { id: string };
  from: PhaseName;
  to: PhaseName;
}

/** A lead that is won gets its project, as the server will make it: small, while no one knows the budget. */
export function getProject(lead: DealMove['deal']): DealMove['deal'] {
  const tier = lead.tier ?? 'small';
  return { ...lead, title: `Project for ${lead.title}`, tier, value: tierFees[tier] ?? '0.00', isLead: false };
}

export const phaseInWords = (phase: PhaseName): string => humanize(phase);
