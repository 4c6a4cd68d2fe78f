import styled from 'styled-components';
import { CallLink } from './call-link.tsx';
import { CapabilityIcon } from './capability-icon.tsx';
import type { Capability } from './capability-list.ts';

interface CapabilityCardProps {
  capability: Capability;
  place: string;
  /** On another page of the carousel: out of reach for the keyboard too. */
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
  padding: ${({ theme }) => theme.space.l};
  grid-template-rows: auto auto 1fr auto;
  gap: ${({ theme }) => theme.space.s};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  > svg {
    width: 72px;
    height: 72px;
    margin-bottom: ${({ theme }) => theme.space.xl};
  }
  h3 {
    font-size: ${({ theme }) => theme.size.large};
    line-height: 28px;
  }
  p {
    color: ${({ theme }) => theme.color.soft};
    font-size: ${({ theme }) => theme.size.body};
    line-height: 26px;
  }
`;
