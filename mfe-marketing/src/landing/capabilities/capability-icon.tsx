import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { Capability } from './capability-list.ts';

/** Decorative: the capability's title is beside it. The stroke width doesn't scale. */
export function CapabilityIcon({ capability: { ink, accent } }: { capability: Capability }) {
  return (
    <Icon viewBox="6 6 36 36" aria-hidden>
      <path d={ink} />
      <path d={accent} />
    </Icon>
  );
}

const Icon = styled.svg`
  width: 32px;
  height: 32px;
  flex: none;
  overflow: visible;
  path {
    fill: none;
    stroke: ${tokens.color.ink};
    stroke-width: 1.5px;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  path:last-child {
    stroke: ${tokens.color.accent};
    stroke-width: 2px;
  }
`;
