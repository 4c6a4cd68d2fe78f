import { ButtonLink } from 'kit/controls';
import { Link } from 'kit/router';
import styled from 'styled-components';

export const BackLink = styled(Link)`
  display: inline-flex;
  min-height: 32px;
  margin-bottom: ${({ theme }) => theme.space.xs};
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  justify-self: start;
  && {
    color: ${({ theme }) => theme.color.soft};
    text-decoration: none;
  }
  html body &:hover {
    color: ${({ theme }) => theme.color.ink};
  }
`;

export const Header = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
`;

/** Next to the title where it fits, otherwise below. */
export const SupportLink = styled(ButtonLink)`
  margin-top: ${({ theme }) => theme.space.s};
  justify-self: start;
  ${({ theme }) => theme.screen.wide} {
    margin: 0;
    grid-area: 2 / 1;
    justify-self: end;
  }
`;

export const Title = styled.div`
  min-height: 40px;
  ${({ theme }) => theme.screen.wide} {
    padding-right: 320px;
    grid-area: 2 / 1;
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
`;

export const Description = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  color: ${({ theme }) => theme.color.soft};
  font-size: ${({ theme }) => theme.size.body};
  line-height: 26px;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Timeline on the left, terms on the right; stacked on a phone. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};
  ${({ theme }) => theme.screen.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(320px, 2fr);
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};
`;

export const Facts = styled.dl`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  > div {
    display: grid;
    padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${({ theme }) => theme.space.m};
  }
  > div + div {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  dt {
    color: ${({ theme }) => theme.color.soft};
  }
  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
