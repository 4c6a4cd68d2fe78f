import { tierFees } from 'rules/create-project';
import { projectTiers, type ProjectTier } from 'rules/projects';
import { formatMoney, humanize } from '../format.ts';

/** The tiers of a select field, with their prices. */
export const TierOptions = () =>
  projectTiers.map((tier) => (
    <option key={tier} value={tier}>
      {humanize(tier)} ({getPrice(tier)})
    </option>
  ));

const getPrice = (tier: ProjectTier) => {
  const fee = tierFees[tier];
  return fee === null ? 'custom' : formatMoney(fee);
};
