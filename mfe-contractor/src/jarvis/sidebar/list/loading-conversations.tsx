import { SlowHint } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { ConversationRowSkeleton } from './conversation-row-skeleton.tsx';

export function LoadingConversations() {
  return (
    <Place aria-busy>
      <Words>
        Loading conversations...
        <SlowHint />
      </Words>
      <ul aria-hidden>
        {[1, 2, 3, 4].map((place) => (
          <ConversationRowSkeleton key={place} />
        ))}
      </ul>
    </Place>
  );
}

const Place = styled.div`
  overflow: hidden;
`;

const Words = styled.output`
  display: block;
  padding: ${tokens.space.xs} ${tokens.space.m};
  color: ${tokens.color.faint};
`;
