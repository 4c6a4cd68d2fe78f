import { tokens, touchTarget } from 'kit/theme';
import styled, { css } from 'styled-components';

/** The height of a row, or of a card on a tablet or a phone: fixed, and the same for a skeleton row. */
export const rowHeight = { line: 68, tablet: 166, phone: 248 } as const;

const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

const columns = css`
  display: grid;
  padding: 0 ${tokens.space.m};
  align-items: center;
  /* The contact's is as wide as most addresses: only they can't wrap. */
  grid-template-columns:
    minmax(0, 1.1fr) minmax(216px, 1.6fr) minmax(0, 0.8fr) minmax(0, 0.8fr) 124px minmax(0, 0.7fr)
    minmax(144px, 1.2fr) minmax(72px, 0.5fr);
  column-gap: ${tokens.space.s};
`;

/** The column headers stick below the shell's bar while the rows scroll. */
export const HeadRow = styled.div`
  ${columns}
  position: sticky;
  z-index: 1;
  top: calc(56px + var(--bar-room, 0px));
  height: 40px;
  border: solid ${tokens.color.line};
  border-width: 1px;
  border-radius: ${tokens.radius.medium} ${tokens.radius.medium} 0 0;
  background: ${tokens.color.sunken};
  color: ${tokens.color.soft};
  font-size: ${tokens.size.tiny};
  font-weight: 600;
  ${tokens.screen.belowWide} {
    && {
      ${visuallyHidden}
    }
  }
`;

export const Rows = styled.div`
  position: relative;
  border: solid ${tokens.color.line};
  border-width: 0 1px 1px;
  border-radius: 0 0 ${tokens.radius.medium} ${tokens.radius.medium};
  background: ${tokens.color.raised};
  contain: layout;
  &:focus {
    outline: none;
  }
  ${tokens.screen.belowWide} {
    border-top-width: 1px;
    border-radius: ${tokens.radius.medium};
  }
`;

/* High enough for a finger on the email. Every text is whole, but a next step of many lines, which the lead's details show. */
const card = css`
  height: ${rowHeight.tablet}px;
  padding: ${tokens.space.xs} ${tokens.space.m};
  align-content: space-between;
  grid-template:
    'company type status' 40px
    'contact budget owner' auto
    'next next created' minmax(20px, auto) / minmax(0, 1.6fr) minmax(0, 1fr) 160px;
  gap: 2px ${tokens.space.m};
  > [data-at='company'] {
    grid-area: company;
    font-size: ${tokens.size.body};
    overflow-wrap: anywhere;
  }
  > [data-at='contact'] {
    grid-area: contact;
  }
  > [data-at='type'] {
    grid-area: type;
  }
  > [data-at='budget'] {
    grid-area: budget;
  }
  > [data-at='status'] {
    grid-area: status;
  }
  > [data-at='owner'] {
    grid-area: owner;
  }
  > [data-at='created'] {
    align-self: end;
    grid-area: created;
  }
  > [data-at='next'] {
    display: flex;
    min-height: 20px;
    grid-area: next;
    align-self: end;
    align-items: flex-start;
    gap: ${tokens.space.xs};
    > p:last-child:not(:first-child) {
      flex: none;
    }
  }
`;

/** Cells have up to three lines. Overflow is cut off; the lead's details show the full text. */
export const Row = styled.div`
  ${columns}
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: ${rowHeight.line}px;
  border-bottom: 1px solid ${tokens.color.line};
  contain: strict;
  &:last-child {
    border-bottom: 0;
  }
  &:hover {
    background: ${tokens.color.sunken};
  }
  > [role='cell'] {
    min-width: 0;
    padding: 0 2px;
    margin: 0 -2px;
  }
  > [role='cell'],
  p {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  p {
    white-space: nowrap;
  }
  [data-excerpt] {
    display: -webkit-box;
    white-space: normal;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  a,
  select {
    scroll-margin: 120px 0 ${tokens.space.xl};
  }
  p > a {
    ${touchTarget}
  }
  a {
    color: ${tokens.color.soft};
    outline-offset: -2px;
  }
  .company {
    color: ${tokens.color.ink};
    font-weight: 600;
  }
  time,
  .soft {
    color: ${tokens.color.soft};
    font-variant-numeric: tabular-nums;
  }
  ${tokens.screen.belowWide} {
    ${card}
  }
  ${tokens.screen.narrow} {
    height: ${rowHeight.phone}px;
    grid-template:
      'company created'
      'contact contact'
      'type budget'
      'next next'
      'status owner' / minmax(0, 1fr) minmax(0, max-content);
    > :is([data-at='created'], [data-at='budget'], [data-at='owner']) {
      justify-self: end;
      text-align: right;
    }
    > [data-at='created'] {
      align-self: center;
    }
    > [data-at='owner'] {
      max-width: 40vw;
    }
    > [data-at='next'] {
      display: block;
      align-self: start;
    }
    [data-excerpt] {
      -webkit-line-clamp: 3;
    }
  }
`;
