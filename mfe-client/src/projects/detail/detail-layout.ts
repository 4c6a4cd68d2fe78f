import { ButtonLink } from 'kit/controls';
import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const BackLink = styled(Link)`
  display: inline-flex;
  min-height: 32px;
  margin-bottom: ${tokens.space.xs};
  align-items: center;
  gap: ${tokens.space.xs};
  justify-self: start;
  && {
    color: ${tokens.color.soft};
    text-decoration: none;
  }
  &:hover {
    color: ${tokens.color.ink};
  }
`;

export const Header = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
`;

/** Next to the title where it fits, otherwise below. */
export const SupportLink = styled(ButtonLink)`
  margin-top: ${tokens.space.s};
  justify-self: start;
  ${tokens.screen.wide} {
    margin: 0;
    grid-area: 2 / 1;
    justify-self: end;
  }
`;

export const Title = styled.div`
  min-height: 40px;
  ${tokens.screen.wide} {
    padding-right: 320px;
    grid-area: 2 / 1;
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};
`;

export const Description = styled.p`
  max-width: ${tokens.width.text};
  color: ${tokens.color.soft};
  font-size: ${tokens.size.body};
  line-height: 26px;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Timeline on the left, terms on the right; stacked on a phone. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(320px, 2fr);
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
`;

export const Facts = styled.dl`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  > div {
    display: grid;
    padding: ${tokens.space.s} ${tokens.space.m};
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${tokens.space.m};
  }
  > div + div {
    border-top: 1px solid ${tokens.color.line};
  }
  dt {
    color: ${tokens.color.soft};
  }
  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
