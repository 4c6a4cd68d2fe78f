import { tokens } from 'kit/theme';
import { promisedReplyHours } from 'rules/claims';
import styled from 'styled-components';

const center = 200;

/** The measuring rule bent round a day: a tick each quarter of an hour, a longer one each hour. */
export function DayDial() {
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
