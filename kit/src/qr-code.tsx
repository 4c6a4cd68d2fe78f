import styled from 'styled-components';
import { encode } from 'uqr';
import { tokens } from './theme/tokens.ts';

interface QrCodeProps {
  text: string;
  /** The accessible name. */
  label: string;
}

/** A QR code, drawn as one path. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 3 });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Ground role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={dots.join('')} />
    </Ground>
  );
}

/* Black on white in both themes: many cameras can't read inverted codes. */
const Ground = styled.svg`
  display: block;
  width: 200px;
  height: 200px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.small};
  background: #fff;
  fill: #000;
`;
