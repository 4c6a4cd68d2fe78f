import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Layout of a notice in place of a conversation. */
export const ConversationPlaceholder = styled.section`
  display: grid;
  max-width: 640px;
  padding: ${tokens.space.xl} ${tokens.space.l};
  align-content: start;
  justify-items: start;
  gap: ${tokens.space.s};
  h2 {
    font-size: ${tokens.size.title};
    line-height: 36px;
  }
  p {
    max-width: 56ch;
    color: ${tokens.color.soft};
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.l} ${tokens.space.m};
  }
`;
