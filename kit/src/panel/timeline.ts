import styled from 'styled-components';

/** A vertical timeline with a tick at each entry. */
export const Timeline = styled.ol`
  border-left: 1px solid ${({ theme }) => theme.color.edge};

  li {
    position: relative;
    display: grid;
    padding: 0 0 ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.l};
    gap: 4px;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li::before {
    position: absolute;
    top: 9px;
    left: 0;
    width: 12px;
    border-top: 1px solid ${({ theme }) => theme.color.edge};
    content: '';
  }
  p {
    overflow-wrap: anywhere;
  }
  time {
    justify-self: start;
    color: ${({ theme }) => theme.color.faint};
    font-size: ${({ theme }) => theme.size.tiny};
    line-height: 16px;
  }
`;
