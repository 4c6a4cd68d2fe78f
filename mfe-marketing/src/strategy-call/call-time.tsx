import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { formatCall } from './format-call.ts';
import { getPlaceName } from './time-zone.ts';

/** The chosen time in both time zones, or a hint without one, at the same height. */
export function CallTime({ startsAt, zone }: { startsAt: string; zone: string }) {
  const words = startsAt && formatCall(startsAt, zone);
  return (
    <Place aria-live="polite">
      {words ? (
        <>
          <strong>{words.day}</strong>
          <span>
            {words.time} in {getPlaceName(zone)}
          </span>
          <small>{words.agency}</small>
        </>
      ) : (
        <span>Choose a day and a time.</span>
      )}
    </Place>
  );
}

const Place = styled.p`
  display: grid;
  min-height: 72px;
  align-content: center;
  font-variant-numeric: tabular-nums;
  strong {
    font: 600 20px/28px ${tokens.font.display};
  }
  span {
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
  small {
    color: ${tokens.color.soft};
    font-size: ${tokens.size.small};
  }
`;
