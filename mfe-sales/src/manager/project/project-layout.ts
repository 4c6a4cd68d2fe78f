import { Link } from 'kit/router';
import { tokens, touchTarget } from 'kit/theme';
import styled from 'styled-components';

export const Header = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
  h1 {
    font-size: ${tokens.size.title};
    line-height: 36px;
    overflow-wrap: anywhere;
  }
`;

export const BackLink = styled(Link)`
  display: inline-flex;
  min-height: 32px;
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

/** The title and the status. */
export const TitleRow = styled.div`
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

/** Work on the left, people and terms on the right; stacked below a wide window. */
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

/** Lines of work: what it is, and its facts at the end. */
export const WorkList = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  li {
    display: flex;
    padding: ${tokens.space.s} ${tokens.space.m};
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px ${tokens.space.m};
  }
  li + li {
    border-top: 1px solid ${tokens.color.line};
  }
  li > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  li > a {
    ${touchTarget}
  }
`;

export const LineFacts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${tokens.space.s};
  color: ${tokens.color.soft};
`;
