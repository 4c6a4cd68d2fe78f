import { ListTable } from 'kit/panel';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const ContactTable = styled(ListTable).attrs({ $folds: 'early' })`
  table-layout: fixed;
  :is(th, td) {
    padding: ${tokens.space.xs} ${tokens.space.m};
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  tbody :is(th, td) {
    height: 64px;
  }
  tbody tr:hover {
    background: ${tokens.color.sunken};
  }
  :is(th, td):nth-child(2) {
    width: 32%;
  }
  :is(th, td):nth-child(4) {
    width: 88px;
    text-align: right;
  }
  :is(th, td):nth-child(5) {
    width: 168px;
  }
  a {
    color: ${tokens.color.accent};
  }
  ${tokens.screen.belowWide} {
    tbody tr {
      grid-template-columns: minmax(0, 1fr);
    }
    && tbody :is(th, td) {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
    }
  }
`;

export const Name = styled.span`
  display: grid;
  font-weight: 600;
  small {
    color: ${tokens.color.soft};
    font-size: ${tokens.size.small};
    font-weight: 400;
  }
`;

export const ContactLinks = styled.span`
  display: grid;
  min-width: 0;
  > span {
    display: flex;
    min-width: 0;
    min-height: 24px;
    align-items: center;
  }
  a {
    overflow: hidden;
    min-width: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${tokens.screen.belowWide} {
      white-space: normal;
    }
  }
  /* The button is as tall as a touch target, the line only as tall as text. */
  button {
    margin: -8px 0;
  }
`;

export const KindTags = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${tokens.space.xs};
`;
