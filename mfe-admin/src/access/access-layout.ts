import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Limited to the window height, so that the header stays visible while scrolling. */
export const Scroller = styled.div`
  position: relative;
  overflow: auto;
  max-height: max(420px, calc(100vh - 120px));
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  ${tokens.screen.narrow} {
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
    padding: ${tokens.space.xs} ${tokens.space.s};
    border-bottom: 1px solid ${tokens.color.line};
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
    background: ${tokens.color.sunken};
    border-bottom: 1px solid ${tokens.color.line};
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
    border-right: 1px solid ${tokens.color.line};
    background: ${tokens.color.raised};
  }
  thead tr > th:first-child {
    z-index: 2;
    background: ${tokens.color.sunken};
  }
  tbody th p {
    color: ${tokens.color.soft};
  }
  [data-chosen] {
    background: ${tokens.color.skyWash};
  }
  ${tokens.screen.narrow} {
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
      padding: ${tokens.space.s} ${tokens.space.m};
      flex-wrap: wrap;
      border-bottom: 1px solid ${tokens.color.line};
      gap: ${tokens.space.xs};
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
    font: 600 13px/20px ${tokens.font.code};
  }
`;

/**
 * Yes or no is shown by shape and in words, not by color alone. On a phone, allowed roles are listed by name and the
 * others are hidden.
 */
export const Cell = styled.td<{ $may: boolean }>`
  table && {
    color: ${({ $may }) => ($may ? tokens.color.green : tokens.color.faint)};
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
  ${tokens.screen.narrow} {
    table && {
      display: ${({ $may }) => ($may ? 'inline-flex' : 'none')};
      padding: 2px ${tokens.space.xs};
      align-items: center;
      gap: 4px;
      border: 1px solid ${tokens.color.line};
      border-radius: ${tokens.radius.small};
    }
    b {
      display: inline;
      color: ${tokens.color.ink};
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
