import { tierByBudget } from 'rules/enquiries';
import type { leadBudgets } from 'rules/leads';
import type { ProjectTier } from 'rules/projects';
import type { Lead } from '#leads/lead.entity';

const tierByLeadBudget: Record<(typeof leadBudgets)[number], ProjectTier | null> = {
  under_5k: 'small',
  '5k_15k': 'medium',
  '15k_50k': 'high',
  '50k_plus': 'enterprise',
  tbd: null,
};

/** By the budget of the lead form, or of the enquiry that a lead came from. */
export const tiersByBudget: Record<string, ProjectTier | null> = { ...tierByBudget, ...tierByLeadBudget };

/** The project tier that a lead's budget suggests; null if unknown. */
export const getLeadTier = ({ budget }: Pick<Lead, 'budget'>): ProjectTier | null =>
  (budget && tiersByBudget[budget]) || null;
