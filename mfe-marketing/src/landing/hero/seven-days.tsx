import { tokens } from 'kit/theme';
import { claims } from 'rules/claims';
import styled, { keyframes } from 'styled-components';
import { Scale } from '../scale.tsx';

const days = [
  'Scope and screens agreed',
  'First clickable screens',
  'Your data imported',
  'You try it',
  'Your changes',
  'Tested by a second person',
  'Live',
];
/** One tick every six hours. */
const ticksPerDay = 4;

/** The headline above its proof: a week on a ruler. */
export function SevenDays() {
  const ticks = claims.launch.days * ticksPerDay;
  return (
    <Figure aria-label="A launch in as little as 7 days, day by day">
      <Scale ticks={ticks} majorTickInterval={ticksPerDay} to={ticks} overflowTicks={8 * ticks} />
      <ol>
        {days.map((what, index) => (
          <li key={what}>
            <strong>Day {index + 1}</strong> {what}
          </li>
        ))}
      </ol>
    </Figure>
  );
}

const draw = keyframes`
  from { transform: scaleX(0); }
`;

/* A phone has room for the first, middle and last day only. */
const Figure = styled.figure`
  svg g {
    animation: ${draw} ${tokens.motion.scene} ${tokens.motion.easeOut};
  }
  ol {
    display: grid;
    padding-top: ${tokens.space.xs};
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
  li {
    padding-right: ${tokens.space.s};
    color: ${tokens.color.soft};
    font-size: ${tokens.size.tiny};
    line-height: 16px;
  }
  strong {
    display: block;
    color: ${tokens.color.ink};
  }
  li:last-child strong {
    color: ${tokens.color.accent};
  }
  ${tokens.screen.wide} {
    li {
      font-size: ${tokens.size.small};
      line-height: 20px;
    }
  }
  ${tokens.screen.narrow} {
    ol {
      grid-template-columns: 3fr 3fr 1fr;
    }
    li:nth-child(3n + 2),
    li:nth-child(3n) {
      display: none;
    }
  }
`;
