import * as z from 'zod/mini';
import { projectStatuses } from './project-statuses.ts';
import { emailRule, optionalText } from './text.ts';

export { agedAfterDays, closedProjectStatuses, projectStatuses, type ProjectStatus } from './project-statuses.ts';

export const projectTiers = ['small', 'medium', 'high', 'enterprise'] as const;
export type ProjectTier = (typeof projectTiers)[number];

/** Searches projects by words of their title and client. */
export const maxProjectSearchLength = 100;
export const findProjectsRule = z.object({
  search: optionalText(maxProjectSearchLength),
  memberId: z.optional(z.nullable(z.uuid('Please select a member of the team'))),
});

/** What the list of projects can be sorted by. */
export const projectOrderFields = ['created', 'waiting_for_client'] as const;
export type ProjectOrderField = (typeof projectOrderFields)[number];

/** What a team member can change of a project. Absent fields stay unchanged. */
export const updateProjectRule = z.object({
  status: z.optional(z.enum(projectStatuses, 'Please select a status')),
  progress: z.optional(
    z
      .int('Progress must be a whole number')
      .check(z.gte(0, 'Progress must be at least 0'), z.lte(100, 'Progress must be at most 100')),
  ),
  liveUrl: z.optional(z.nullable(z.url({ protocol: /^https?$/, error: 'Please enter a valid web address' }))),
  clientEmail: z.optional(emailRule('Please enter a valid email address')),
  stagingUrl: z.optional(z.nullable(z.url({ protocol: /^https?$/, error: 'Please enter a valid web address' }))),
});
export type UpdateProjectInput = z.infer<typeof updateProjectRule>;
