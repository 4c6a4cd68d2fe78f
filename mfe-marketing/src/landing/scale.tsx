import { useEffect, useRef, type RefObject } from 'react';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

interface ScaleProps {
  /** Length of the scale in ticks. */
  ticks: number;
  /** Interval between long ticks. */
  majorTickInterval: number;
  /** The measured range, in ticks. */
  from?: number;
  to: number;
  /** A value for comparison, not ours. */
  quiet?: boolean;
  /** Height in pixels. */
  height?: number;
  /** How many ticks the line extends past both ends. */
  overflowTicks?: number;
}

/** The ruler as a decorative drawing beside text that says the same: ticks below a line, with a marked range. */
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
  // One needle if the range starts at 0; otherwise two, with a line between them.
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

/** The share of a drawing that must be in view. */
const visibleRatio = 0.4;

/**
 * Animates a drawing once, when it scrolls into view; until then it has `data-unseen`. The server's HTML has it complete,
 * so nothing is missing without JavaScript, and drawings that are in view initially aren't animated.
 */
function useDrawWhenVisible<T extends Element>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const drawing = ref.current;
    if (!drawing || !('IntersectionObserver' in window)) return undefined;
    let isWaiting = false;
    // An IntersectionObserver, because reading the position would force a layout during startup.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isInView = isWaiting ? entry.intersectionRatio >= visibleRatio : entry.isIntersecting;
        if (isInView || entry.boundingClientRect.top < 0) {
          drawing.removeAttribute('data-unseen');
          observer.disconnect();
        } else {
          isWaiting = true;
          drawing.setAttribute('data-unseen', '');
        }
      },
      { threshold: [0, visibleRatio] },
    );
    observer.observe(drawing);
    return () => {
      observer.disconnect();
      drawing.removeAttribute('data-unseen');
    };
  }, []);
  return ref;
}
