import { useEffect, useRef, type RefObject } from 'react';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

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

/** How much of a drawing has to be in view. */
const visibleRatio = 0.4;

/**
 * For a drawing that draws itself once, when it comes into view: until then it carries `data-unseen`. It is complete in the
 * page as it is sent, so nothing is missing where no script runs, and what is in view at first stays as it is.
 */
function useDrawWhenVisible<T extends Element>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const drawing = ref.current;
    if (!drawing || !('IntersectionObserver' in window)) return undefined;
    let isWaiting = false;
    // The observer, not a question for the place of the drawing: that would lay the whole page out in the middle of its start.
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
