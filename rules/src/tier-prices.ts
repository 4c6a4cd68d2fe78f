import type { ProjectTier } from './projects.ts';

/** US dollars, paid once (specification part 2 §9). An enterprise price is agreed with the client: null. */
export const tierPrices: Record<ProjectTier, string | null> = {
  small: '2500.00',
  medium: '7500.00',
  high: '15000.00',
  enterprise: null,
};
