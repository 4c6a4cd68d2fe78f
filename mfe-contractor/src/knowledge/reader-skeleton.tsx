import { Skeleton, SlowHint } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Placeholder while a document loads: back link, title, metadata and a few lines. */
export function ReaderSkeleton() {
  return (
    <Lines role="status" aria-label="Loading the document">
      <Skeleton $width="160px" $height="20px" />
      <Skeleton $width="55%" $height="36px" />
      <Skeleton $width="30%" $height="20px" />
      {[96, 90, 93, 40].map((width) => (
        <Skeleton key={width} $width={`${width}%`} $height="16px" />
      ))}
      <SlowHint />
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  max-width: ${tokens.width.text};
  gap: ${tokens.space.m};
`;
