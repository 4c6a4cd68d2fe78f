import styled from 'styled-components';

/** On a phone each contact is a card: its row folds, and what has no name of its own says what it is. */
export const ContactTable = styled.table`
  width: 100%;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-collapse: separate;
  border-radius: ${({ theme }) => theme.radius.medium};
  border-spacing: 0;
  background: ${({ theme }) => theme.color.raised};
  table-layout: fixed;
  th,
  td {
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
    text-align: left;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  thead th {
    color: ${({ theme }) => theme.color.soft};
    font-weight: 400;
  }
  tbody :is(th, td) {
    height: 64px;
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  tbody tr:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  :is(th, td):nth-child(4) {
    width: 88px;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  :is(th, td):nth-child(5) {
    width: 168px;
  }
  a {
    color: ${({ theme }) => theme.color.accent};
  }
  ${({ theme }) => theme.screen.narrow} {
    thead {
      position: absolute;
      overflow: hidden;
      height: 1px;
      clip-path: inset(50%);
    }
    &,
    tbody,
    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    tr {
      padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
      gap: 4px;
    }
    tr + tr {
      border-top: 1px solid ${({ theme }) => theme.color.line};
    }
    && tbody :is(th, td) {
      display: flex;
      width: auto;
      height: auto;
      padding: 0;
      border: 0;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      text-align: left;
    }
    td[data-label]::before {
      color: ${({ theme }) => theme.color.soft};
      content: attr(data-label) / '';
    }
  }
`;

export const Name = styled.span`
  display: grid;
  font-weight: 600;
  small {
    color: ${({ theme }) => theme.color.soft};
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 400;
  }
`;

export const Reach = styled.span`
  display: grid;
  min-width: 0;
  > span {
    display: flex;
    min-width: 0;
    min-height: 24px;
    align-items: center;
  }
  /* The button is as high as a thumb, and the line as high as text. */
  button {
    margin: -8px 0;
  }
`;

export const Kinds = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `4px ${theme.space.xs}`};
`;
