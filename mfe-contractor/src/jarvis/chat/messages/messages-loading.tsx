import { Skeleton, SlowHint } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

export function MessagesLoading() {
  return (
    <Place>
      <p>Loading messages...</p>
      {['40%', '90%', '55%', '85%'].map((width) => (
        <div key={width} aria-hidden>
          <Skeleton $width="64px" $height="20px" />
          <Skeleton $width={width} $height="24px" />
        </div>
      ))}
      <SlowHint />
    </Place>
  );
}

/* Screen readers announce an output element when it changes. */
const Place = styled.output`
  display: grid;
  width: 100%;
  max-width: 848px;
  margin: 0 auto;
  padding: ${tokens.space.l};
  align-content: start;
  gap: ${tokens.space.l};
  color: ${tokens.color.faint};
  div {
    display: grid;
    gap: ${tokens.space.xs};
  }
`;
