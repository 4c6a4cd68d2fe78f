import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const Group = styled.section`
  overflow: hidden;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  h3 {
    padding: 10px ${tokens.space.m};
    border-bottom: 1px solid ${tokens.color.line};
    background: ${tokens.color.sunken};
    font-size: ${tokens.size.small};
    line-height: 20px;
  }
  dl {
    margin: 0;
  }
`;

/** Name, value and explanation; below each other where the window has no room for long names. */
export const Row = styled.div`
  display: grid;
  padding: 10px ${tokens.space.m};
  grid-template-columns: minmax(248px, 3fr) minmax(0, 4fr) minmax(0, 6fr);
  gap: 2px ${tokens.space.m};
  & + & {
    border-top: 1px solid ${tokens.color.line};
  }
  ${tokens.screen.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
  dt {
    font: 13px/20px ${tokens.font.code};
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  dd + dd {
    color: ${tokens.color.soft};
  }
`;
