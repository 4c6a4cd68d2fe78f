import styled from 'styled-components';

/** Layout of a notice in place of a conversation. */
export const ConversationPlaceholder = styled.section`
  display: grid;
  max-width: 640px;
  padding: ${({ theme }) => `${theme.space.xl} ${theme.space.l}`};
  align-content: start;
  justify-items: start;
  gap: ${({ theme }) => theme.space.s};
  h2 {
    font-size: ${({ theme }) => theme.size.title};
    line-height: 36px;
  }
  p {
    max-width: 56ch;
    color: ${({ theme }) => theme.color.soft};
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.l} ${theme.space.m}`};
  }
`;
