import * as z from 'zod/mini';
import type { ProjectStatus } from './project-statuses.ts';

/** The phases of the client pipeline, in order (specification part 2 §2). */
export const pipelinePhases = ['requirements', 'development', 'testing', 'deployment'] as const;
export type PipelinePhaseName = (typeof pipelinePhases)[number];

/** The project status of each phase. */
export const statusByPhase = {
  requirements: 'pending',
  development: 'in_progress',
  testing: 'testing',
  deployment: 'completed',
} as const satisfies Record<PipelinePhaseName, ProjectStatus>;

const phase = z.enum(pipelinePhases, 'Please select a phase');

/** A move includes the phase that it starts from, so that a concurrent move is reported instead of undone. */
export const movePipelineDealRule = z
  .object({ from: phase, to: phase, isLead: z.boolean('Please say whether it is a lead') })
  .check(z.refine(({ from, to }) => from !== to, { error: 'Please select another phase', path: ['to'] }));
export type MovePipelineDealInput = z.infer<typeof movePipelineDealRule>;
