import styled from 'styled-components';

/** Limited to the window height, so that the header stays visible while scrolling. */
export const Scroller = styled.div`
  position: relative;
  overflow: auto;
  max-height: max(420px, calc(100vh - 120px));
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  ${({ theme }) => theme.screen.narrow} {
    overflow: visible;
    max-height: none;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  th,
  td {
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    font-weight: 400;
    text-align: left;
    vertical-align: top;
  }
  tr:last-child > * {
    border-bottom: 0;
  }
  thead th {
    position: sticky;
    z-index: 1;
    top: 0;
    background: ${({ theme }) => theme.color.sunken};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    font-weight: 600;
    white-space: nowrap;
  }
  thead th + th {
    text-align: center;
  }
  tr > th:first-child {
    position: sticky;
    left: 0;
    min-width: 300px;
    border-right: 1px solid ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.raised};
  }
  thead tr > th:first-child {
    z-index: 2;
    background: ${({ theme }) => theme.color.sunken};
  }
  tbody th p {
    color: ${({ theme }) => theme.color.soft};
  }
  [data-chosen] {
    background: ${({ theme }) => theme.color.skyWash};
  }
  ${({ theme }) => theme.screen.narrow} {
    &,
    tbody,
    tbody th {
      display: block;
    }
    thead {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
    tbody tr {
      display: flex;
      padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
      flex-wrap: wrap;
      border-bottom: 1px solid ${({ theme }) => theme.color.line};
      gap: ${({ theme }) => theme.space.xs};
    }
    tbody tr > th:first-child {
      position: static;
      width: 100%;
      min-width: 0;
      padding: 0;
      border: 0;
    }
  }
`;

export const Name = styled.div`
  overflow-wrap: anywhere;
  code {
    font: 600 13px/20px ${({ theme }) => theme.font.code};
  }
`;

/**
 * Yes or no is shown by shape and in words, not by color alone. On a phone, allowed roles are listed by name and the
 * others are hidden.
 */
export const Cell = styled.td<{ $may: boolean }>`
  html body table && {
    color: ${({ theme, $may }) => ($may ? theme.color.green : theme.color.faint)};
    text-align: center;
    vertical-align: middle;
  }
  svg {
    display: inline-block;
    vertical-align: middle;
  }
  b {
    display: none;
  }
  ${({ theme }) => theme.screen.narrow} {
    html body table && {
      display: ${({ $may }) => ($may ? 'inline-flex' : 'none')};
      padding: ${({ theme }) => `2px ${theme.space.xs}`};
      align-items: center;
      gap: 4px;
      border: 1px solid ${({ theme }) => theme.color.line};
      border-radius: ${({ theme }) => theme.radius.small};
    }
    b {
      display: inline;
      color: ${({ theme }) => theme.color.ink};
      font-weight: 400;
    }
  }
`;

/** Visually hidden; for screen readers. */
export const VisuallyHidden = styled.span`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`;
