import { tierOfBudget } from 'rules/enquiries';
import type { leadBudgets } from 'rules/leads';
import type { ProjectTier } from 'rules/projects';
import type { Lead } from '#leads/lead.entity';

const tierOfLeadBudget: Record<(typeof leadBudgets)[number], ProjectTier | null> = {
  under_5k: 'small',
  '5k_15k': 'medium',
  '15k_50k': 'high',
  '50k_plus': 'enterprise',
  tbd: null,
};

/** A lead has the budget of the lead form, or of the enquiry that it came from. */
const tiers: Record<string, ProjectTier | null> = { ...tierOfBudget, ...tierOfLeadBudget };

/** The size of the project that a lead's budget asks for; null where nobody knows yet. */
export const tierOfLead = ({ budget }: Pick<Lead, 'budget'>): ProjectTier | null => (budget && tiers[budget]) || null;
