import styled from 'styled-components';

/** Layout of one action item, loaded or not: the height of most items, to avoid layout shift. */
export const ActionItemLine = styled.li`
  position: relative;
  display: grid;
  min-height: 64px;
  padding: ${({ theme }) => `10px ${theme.space.m}`};
  align-content: center;
  grid-template-columns: minmax(0, 1fr) auto 16px;
  gap: ${({ theme }) => `0 ${theme.space.m}`};
  background: ${({ theme }) => theme.color.raised};
  transition: background ${({ theme }) => theme.motion.feedback};
  &:has(a:hover) {
    background: ${({ theme }) => theme.color.sunken};
  }
  ${({ theme }) => theme.screen.narrow} {
    min-height: 104px;
    grid-template-columns: minmax(0, 1fr) 16px;
  }
  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
