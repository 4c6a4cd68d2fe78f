import * as z from 'zod/mini';
import { teamFields } from './project-team.ts';
import { projectTiers, type ProjectTier } from './projects.ts';
import { emailRule, nullish, optionalTags, optionalText, requiredText, commaSeparatedTags } from './text.ts';

export const projectPriorities = ['low', 'medium', 'high', 'critical'] as const;
export type ProjectPriority = (typeof projectPriorities)[number];

/** The price of each tier in US dollars (specification part 2 §9). An enterprise price is agreed with the client: null. */
export const tierFees: Record<ProjectTier, string | null> = {
  small: '2500.00',
  medium: '7500.00',
  high: '15000.00',
  enterprise: null,
};

const weeks = 'Estimated duration must be a whole number of weeks';

/** The Create Project dialog (specification part 2 §2). */
export const createProjectRule = z.object({
  title: requiredText('Project title is required', 200),
  description: requiredText('Description is required', 10_000),
  tier: z.enum(projectTiers, 'Please select a project tier'),
  technologies: optionalTags,
  priority: z.optional(z.enum(projectPriorities, 'Please select a priority')),
  workingLocation: optionalText(200),
  estimatedWeeks: z.optional(
    z.nullable(
      z.int(weeks).check(z.gte(1, 'Please estimate at least 1 week'), z.lte(520, 'Please estimate at most 520 weeks')),
    ),
  ),
  clientEmail: nullish(emailRule('Please enter a valid email address')),
  ...teamFields,
});
export type CreateProjectInput = z.infer<typeof createProjectRule>;

/** The form's version: technologies separated by commas. */
export const createProjectFormRule = z.extend(createProjectRule, {
  technologies: commaSeparatedTags({ each: 'technology', many: 'technologies' }),
});

const startProjectTexts = z.object({
  title: createProjectRule.shape.title,
  what: requiredText('Please describe what we should build', 6000),
  users: optionalText(1000),
  goal: optionalText(2000),
  tier: z.enum(projectTiers, 'Please select a plan'),
  priority: z.enum(projectPriorities, 'Please select how urgent it is'),
  neededBy: optionalText(40),
});

/** The client's version, in their words: what the team reads is one description, in the order of the questions. */
export const startProjectFormRule = z.pipe(
  startProjectTexts,
  z.transform(
    ({ title, tier, priority, what, users, goal, neededBy }: z.infer<typeof startProjectTexts>): CreateProjectInput => {
      const answers = [what, users && `For: ${users}`, goal && `Goal: ${goal}`, neededBy && `Needed by: ${neededBy}`];
      return { title, tier, priority, description: answers.filter(Boolean).join('\n\n') };
    },
  ),
);
