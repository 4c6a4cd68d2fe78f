import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { useDrawWhenVisible } from './use-draw-when-visible.ts';

interface ScaleProps {
  /** How many ticks to the right end. */
  ticks: number;
  /** A longer tick each so many. */
  majorTickInterval: number;
  /** What is measured, in ticks. */
  from?: number;
  to: number;
  /** Measured for comparison, not our own. */
  quiet?: boolean;
  /** In pixels. */
  height?: number;
  /** The line goes on by so many ticks past both ends. */
  overflowTicks?: number;
}

/** The measuring rule as a drawing beside words that say the same: ticks that hang from a line, a stretch of it measured. */
export function Scale({
  ticks,
  majorTickInterval,
  from = 0,
  to,
  quiet = false,
  height = 16,
  overflowTicks = 0,
}: ScaleProps) {
  const ref = useDrawWhenVisible<SVGSVGElement>();
  // One needle where the stretch begins with the scale, two and the line between them where it begins elsewhere.
  const needles = from > 0 ? `M${from} 16V1H${to}V16` : `M${to} 0V16`;
  return (
    <Drawing
      ref={ref}
      viewBox={`0 0 ${ticks} 16`}
      height={height}
      preserveAspectRatio="none"
      aria-hidden
      $quiet={quiet}
    >
      <path d={createScalePath(-overflowTicks, ticks + overflowTicks, majorTickInterval)} />
      <g>
        <path d={createScalePath(from, to, majorTickInterval)} />
        <path d={needles} />
      </g>
    </Drawing>
  );
}

function createScalePath(from: number, to: number, majorTickInterval: number): string {
  const first = Math.ceil(from);
  const marks = Array.from({ length: Math.floor(to) - first + 1 }, (_, index) => {
    const at = first + index;
    return `M${at} 1V${at % majorTickInterval === 0 ? 13 : 7}`;
  });
  return `${marks.join('')}M${from} 1H${to}`;
}

const Drawing = styled.svg<{ $quiet: boolean }>`
  display: block;
  width: 100%;
  overflow: visible;
  path {
    fill: none;
    stroke: ${tokens.color.edge};
    stroke-width: 1px;
    opacity: 0.6;
    vector-effect: non-scaling-stroke;
  }
  g {
    transform-box: fill-box;
    transform-origin: left;
    transition: transform ${tokens.motion.scene} ${tokens.motion.easeOut};
  }
  g path {
    stroke: ${({ $quiet }) => ($quiet ? tokens.color.soft : tokens.color.accent)};
    opacity: 1;
  }
  g path:last-child {
    stroke-width: 3px;
  }
  &[data-unseen] g {
    transform: scaleX(0);
    transition: none;
  }
`;
