import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { CallLink } from './call-link.tsx';
import { CapabilityIcon } from './capability-icon.tsx';
import type { Capability } from './capability-list.ts';

interface CapabilityCardProps {
  capability: Capability;
  place: string;
  /** On a hidden page of the carousel, so not focusable either. */
  isOffPage: boolean;
}

export function CapabilityCard({ capability, place, isOffPage }: CapabilityCardProps) {
  return (
    <div role="group" aria-roledescription="slide" aria-label={place} inert={isOffPage}>
      <Card>
        <CapabilityIcon capability={capability} />
        <h3>{capability.title}</h3>
        <p>{capability.description}</p>
        <CallLink about={capability.title} />
      </Card>
    </div>
  );
}

const Card = styled.div`
  display: grid;
  height: 100%;
  padding: ${tokens.space.l};
  grid-template-rows: auto auto 1fr auto;
  gap: ${tokens.space.s};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  > svg {
    width: 72px;
    height: 72px;
    margin-bottom: ${tokens.space.xl};
  }
  h3 {
    font-size: ${tokens.size.large};
    line-height: 28px;
  }
  p {
    color: ${tokens.color.soft};
    font-size: ${tokens.size.body};
    line-height: 26px;
  }
`;
