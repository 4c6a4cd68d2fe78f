import { Skeleton, SlowHint } from 'kit/states';
import styled from 'styled-components';

const hours = ['9', '10', '11', '12', '13', '14', '15', '16'];

/** Shown while the times load: as high as a working day. */
export function TimesSkeleton() {
  return (
    <Place aria-busy>
      <Head>
        <Skeleton $width="60%" $height="20px" />
      </Head>
      {hours.map((hour) => (
        <Skeleton key={hour} $width="100%" $height="40px" />
      ))}
      <SlowHint />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: 4px;
`;

const Head = styled.div`
  padding: 4px 0 20px;
`;
