import { tokens } from 'kit/theme';
import { replyHours } from 'rules/enquiries';
import styled from 'styled-components';

interface ClockRuleProps {
  /** Elapsed hours. */
  hours: number;
  /** The elapsed time in words, for screen readers. */
  text: string;
  late: boolean;
}

/** The ruler as a 24-hour clock: ticks for every half hour, long ones every six hours, and a needle for now. */
export function ClockRule({ hours, text, late }: ClockRuleProps) {
  const position = Math.min(hours, replyHours);
  return (
    <Place>
      <Spoken aria-label={`Hours of ${replyHours}`} aria-valuetext={text} value={position} max={replyHours} />
      <Scale viewBox={`0 0 ${replyHours} 40`} preserveAspectRatio="none" aria-hidden $late={late}>
        <path d={ticks} />
        <Passed x="-0.1" width={position + 0.1} height="40">
          <path d={ticks} transform="translate(0.1)" />
        </Passed>
        <Needle x={position} width="1" height="40">
          <path d="M0 -8V40" />
        </Needle>
      </Scale>
      <Hours aria-hidden>
        {marks.map((hour) => (
          <span key={hour}>{hour} h</span>
        ))}
      </Hours>
    </Place>
  );
}

const marks = [0, 6, 12, 18, replyHours];

const ticks =
  Array.from({ length: replyHours * 2 + 1 }, (_, half) => `M${half / 2} 1V${getTickLength(half / 2)}`).join('') +
  `M0 1H${replyHours}`;

function getTickLength(hour: number): number {
  if (hour % 6 === 0) return 40;
  if (hour % 1 === 0) return 20;
  return 10;
}

const Place = styled.div`
  position: relative;
  padding-top: 8px;
`;

/* The value for screen readers; the scale shows it visually. */
const Spoken = styled.progress`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
`;

const Scale = styled.svg<{ $late: boolean }>`
  display: block;
  width: 100%;
  height: 40px;
  overflow: visible;
  --passed: ${({ $late }) => ($late ? tokens.color.danger : tokens.color.accent)};
  path {
    fill: none;
    stroke: ${tokens.color.edge};
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  svg path {
    stroke: var(--passed);
  }
`;

const Passed = styled.svg`
  transition: width ${tokens.motion.scene} ${tokens.motion.easeOut};
`;

const Needle = styled.svg`
  overflow: visible;
  transition: x ${tokens.motion.scene} ${tokens.motion.easeOut};
  && path {
    stroke-width: 3px;
  }
`;

/* Each label is beside its long tick, as on a ruler. */
const Hours = styled.div`
  display: flex;
  padding-top: 4px;
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  font-variant-numeric: tabular-nums;
  line-height: 16px;
  span {
    width: 25%;
  }
  span:last-child {
    position: absolute;
    right: 0;
    width: auto;
  }
`;
