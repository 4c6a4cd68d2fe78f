import styled from 'styled-components';
import { ticks } from './measuring-rule/ticks.ts';
import { tokens } from './theme/tokens.ts';

interface MeasuringRuleProps {
  /** What is measured, for screen readers. */
  label: string;
  value: number;
  max?: number;
  /** The value as text, if "62" alone would be unclear. */
  text?: string;
}

/** The signature element: a thin scale with ticks that shows a real measurement. */
export function MeasuringRule({ label, value, max = 100, text }: MeasuringRuleProps) {
  const share = Math.min(Math.max(value / max, 0), 1) * 100;
  return (
    <Place>
      <Spoken aria-label={label} aria-valuetext={text} value={value} max={max} />
      <Scale viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden>
        <Ticks d={ticks} />
        {/* Attributes, not styles: prerendered pages may not have inline styles. The half on the left is the end tick's. */}
        <Measured x="-0.5" width={share + 0.5} height="16">
          <Ticks d={ticks} $measured transform="translate(0.5)" />
        </Measured>
        <Needle x={share} width="1" height="16">
          <path d="M0 0V16" />
        </Needle>
      </Scale>
    </Place>
  );
}

const Place = styled.div`
  position: relative;
`;

/* The same value for screen readers; the scale is visual only. */
const Spoken = styled.progress`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
`;

const Scale = styled.svg`
  display: block;
  width: 100%;
  height: 16px;
  overflow: visible;
`;

const Ticks = styled.path<{ $measured?: boolean }>`
  fill: none;
  stroke: ${({ $measured }) => ($measured ? tokens.color.accent : tokens.color.edge)};
  stroke-width: 1px;
  opacity: ${({ $measured }) => ($measured ? 1 : 0.55)};
  vector-effect: non-scaling-stroke;
`;

const Measured = styled.svg`
  transition: width ${tokens.motion.scene} ${tokens.motion.easeOut};
`;

const Needle = styled.svg`
  overflow: visible;
  stroke: ${tokens.color.accent};
  stroke-width: 3px;
  transition: x ${tokens.motion.scene} ${tokens.motion.easeOut};
  path {
    vector-effect: non-scaling-stroke;
  }
`;
