import { tokens } from 'kit/theme';
import { plans } from 'rules/plans';
import styled from 'styled-components';
import { Section } from '../section.tsx';
import type { StartProject } from '../use-intake-dialog.tsx';
import { PlanCard } from './plan-card.tsx';

export function Pricing({ onStart }: { onStart: StartProject }) {
  return (
    <Section
      id="pricing"
      title="Four plans, two prices each"
      lead="What it costs to set up and per month. Terms are listed on each plan."
      sunken
    >
      <Plans>
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} onStart={onStart} />
        ))}
      </Plans>
    </Section>
  );
}

const Plans = styled.ul`
  display: grid;
  column-gap: ${tokens.space.m};
  row-gap: ${tokens.space.m};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 264px), 1fr));
`;
