import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Layout of one action item, loaded or not: the height of most items, to avoid layout shift. */
export const ActionItemLine = styled.li`
  position: relative;
  display: grid;
  min-height: 64px;
  padding: 10px ${tokens.space.m};
  align-content: center;
  grid-template-columns: minmax(0, 1fr) auto 16px;
  gap: 0 ${tokens.space.m};
  background: ${tokens.color.raised};
  transition: background ${tokens.motion.feedback};
  &:has(a:hover) {
    background: ${tokens.color.sunken};
  }
  ${tokens.screen.narrow} {
    min-height: 104px;
    grid-template-columns: minmax(0, 1fr) 16px;
  }
  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
