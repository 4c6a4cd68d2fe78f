import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** A vertical list with borders between its items. */
export const Rows = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  > li + li {
    border-top: 1px solid ${tokens.color.line};
  }
`;

/** An item: its description on the left, its actions on the right. */
export const Row = styled.li`
  display: grid;
  min-height: 64px;
  padding: ${tokens.space.s} ${tokens.space.m};
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space.m};
  overflow-wrap: anywhere;
  strong {
    font-weight: 600;
  }
  small {
    display: block;
    color: ${tokens.color.soft};
    font-size: ${tokens.size.small};
  }
`;

/** A short status label. */
export const StatusBadge = styled.span`
  display: inline-block;
  margin-left: ${tokens.space.xs};
  padding: 0 6px;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.greenWash};
  color: ${tokens.color.green};
  font-size: ${tokens.size.tiny};
  font-weight: 600;
  white-space: nowrap;
`;

/** A group of buttons that wraps when it runs out of room. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

/** Limits the width of a form, however wide the page is. */
export const FormWidth = styled.div`
  max-width: ${tokens.width.form};
`;
