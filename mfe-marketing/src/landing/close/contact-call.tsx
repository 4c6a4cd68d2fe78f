import { tokens } from 'kit/theme';
import { promisedReplyHours } from 'rules/claims';
import styled from 'styled-components';
import { LargeButton, LargeLink, ActionPair, Wide } from '../parts.ts';
import type { StartProject } from '../use-intake-dialog.tsx';

export function ContactCall({ onStart }: { onStart: StartProject }) {
  return (
    <Ground id="contact" aria-labelledby="contact-title">
      <Band>
        <div>
          <h2 id="contact-title" tabIndex={-1}>
            What should be live next?
          </h2>
          <p>
            Tell us in a few lines, or take 15 minutes to talk it through. A person answers within {promisedReplyHours}{' '}
            hours.
          </p>
          <ActionPair>
            <Loud aria-haspopup="dialog" onClick={() => onStart()}>
              Start Your Project
            </Loud>
            <Quiet to="/contact">Book a Free Strategy Call</Quiet>
          </ActionPair>
        </div>
        <DayDial />
      </Band>
    </Ground>
  );
}

const Ground = styled.section`
  padding: ${tokens.space.scene} 0;
  scroll-margin-top: -15px;
  background: ${tokens.color.accent};
  color: ${tokens.color.onAccent};
  h2 {
    max-width: 12ch;
    font-size: clamp(40px, 7.2vw, 88px);
    line-height: 1;
    letter-spacing: -0.025em;
  }
  p {
    max-width: 48ch;
    margin: ${tokens.space.l} 0 ${tokens.space.xl};
    font-size: ${tokens.size.large};
    line-height: 30px;
  }
  & :focus-visible {
    outline-color: ${tokens.color.onAccent};
  }
`;

const Band = styled(Wide)`
  display: flex;
  justify-content: space-between;
  align-items: center;
  svg {
    display: none;
  }
  ${tokens.screen.wide} {
    svg {
      display: block;
    }
  }
`;

const Loud = styled(LargeButton)`
  &&& {
    border-color: ${tokens.color.onAccent};
    background: ${tokens.color.onAccent};
    color: ${tokens.color.accent};
  }
`;

const Quiet = styled(LargeLink)`
  &&& {
    border-color: ${tokens.color.onAccent};
    background: none;
    color: ${tokens.color.onAccent};
  }
`;

const center = 200;

/** The ruler as a dial of a day: a tick every quarter of an hour, a longer one every hour. */
function DayDial() {
  return (
    <Dial viewBox="0 0 400 400" aria-hidden>
      <path d={createTicksPath(promisedReplyHours * 4, 184)} />
      <path d={createTicksPath(promisedReplyHours, 168)} />
      <path d={createTicksPath(4, 144)} />
      <path d={`M${center} 8V72`} />
      <text x={center} y={center + 32} textAnchor="middle">
        {promisedReplyHours} h
      </text>
    </Dial>
  );
}

function createTicksPath(count: number, inner: number): string {
  const toPoint = (radius: number, angle: number) =>
    `${(center + radius * Math.sin(angle)).toFixed(1)} ${(center - radius * Math.cos(angle)).toFixed(1)}`;
  return Array.from({ length: count }, (_, tick) => {
    const angle = (tick * 2 * Math.PI) / count;
    return `M${toPoint(inner, angle)}L${toPoint(192, angle)}`;
  }).join('');
}

const Dial = styled.svg`
  width: 400px;
  flex: none;
  path {
    stroke: currentcolor;
    stroke-width: 1px;
  }
  path:nth-child(4) {
    stroke-width: 4px;
  }
  text {
    fill: currentcolor;
    font: 600 88px ${tokens.font.display};
    letter-spacing: -0.025em;
  }
`;
