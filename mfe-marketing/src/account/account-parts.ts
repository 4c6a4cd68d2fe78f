import styled from 'styled-components';

/** A list of things with edges, one below the other. */
export const Rows = styled.ul`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  > li + li {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

/** What it is on the left, what one can do with it on the right. */
export const Row = styled.li`
  display: grid;
  min-height: 64px;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
  overflow-wrap: anywhere;
  strong {
    font-weight: 600;
  }
  small {
    display: block;
    color: ${({ theme }) => theme.color.soft};
    font-size: ${({ theme }) => theme.size.small};
  }
`;

/** A word on the state of a thing. */
export const StatusBadge = styled.span`
  display: inline-block;
  margin-left: ${({ theme }) => theme.space.xs};
  padding: 0 6px;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.greenWash};
  color: ${({ theme }) => theme.color.green};
  font-size: ${({ theme }) => theme.size.tiny};
  font-weight: 600;
  white-space: nowrap;
`;

/** Buttons that belong together, side by side as far as there is room. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;

/** A form has the width of a form, whatever room there is. */
export const FormWidth = styled.div`
  max-width: ${({ theme }) => theme.width.form};
`;
