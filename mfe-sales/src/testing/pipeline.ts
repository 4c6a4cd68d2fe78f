import { type MockResponse, replyTo } from 'kit/test/network';
import { MovePipelineDealDocument, SalesPipelineDocument } from '#gql/graphql.ts';
import type { Deal, Phase, PhaseName } from '../sales/pipeline/deal.ts';

export const deal = (fields: Partial<Deal> = {}): Deal => ({
  id: 'p1',
  title: 'Web shop',
  client: 'Clara Meyer',
  tier: 'medium',
  value: '7500.00',
  isLead: false,
  isSample: false,
  ...fields,
});

export const lead = (fields: Partial<Deal> = {}): Deal =>
  deal({
    id: 'l1',
    title: 'Tram Museum',
    client: 'Helga Stein',
    tier: 'high',
    value: '15000.00',
    isLead: true,
    ...fields,
  });

const names = ['requirements', 'development', 'testing', 'deployment'] as const;

/** The four phases; those not given are empty. */
export const phasesWith = (rows: Partial<Record<PhaseName, Deal[]>>): Phase[] =>
  names.map((phase) => {
    const deals = rows[phase] ?? [];
    const value = deals.reduce((sum, one) => sum + Number(one.value ?? 0), 0).toFixed(2);
    return { phase, total: deals.length, value, rows: deals };
  });

const typed = (phases: Phase[]) =>
  phases.map((phase) => ({
    __typename: 'PipelinePhase',
    ...phase,
    rows: phase.rows.map((row) => ({ __typename: 'PipelineDeal', ...row })),
  }));

export const pipelineReply = (phases: Phase[]): MockResponse =>
  replyTo(SalesPipelineDocument, { salesPipeline: typed(phases) });
export const movedReply = (phases: Phase[]): MockResponse =>
  replyTo(MovePipelineDealDocument, { movePipelineDeal: typed(phases) });
