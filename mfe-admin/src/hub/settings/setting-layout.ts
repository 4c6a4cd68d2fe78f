import styled from 'styled-components';

export const Group = styled.section`
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  h3 {
    padding: ${({ theme }) => `10px ${theme.space.m}`};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.sunken};
    font-size: ${({ theme }) => theme.size.small};
    line-height: 20px;
  }
  dl {
    margin: 0;
  }
`;

/** Name, value and explanation; stacked on a phone. */
export const Row = styled.div`
  display: grid;
  padding: ${({ theme }) => `10px ${theme.space.m}`};
  grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) minmax(0, 6fr);
  gap: ${({ theme }) => `2px ${theme.space.m}`};
  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  ${({ theme }) => theme.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  dt {
    font: 13px/20px ${({ theme }) => theme.font.code};
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  dd + dd {
    color: ${({ theme }) => theme.color.soft};
  }
`;
