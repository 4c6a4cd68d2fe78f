import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const Head = styled.header`
  padding-bottom: ${tokens.space.s};
  border-bottom: 1px solid ${tokens.color.ink};
`;

export const BackLink = styled(Link)`
  display: inline-flex;
  min-height: 32px;
  align-items: center;
  gap: ${tokens.space.xs};
  && {
    color: ${tokens.color.soft};
    text-decoration: none;
  }
`;

export const Title = styled.div`
  display: flex;
  min-height: 40px;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${tokens.space.s};
  h1 {
    min-width: 0;
    font-size: ${tokens.size.title};
    line-height: 36px;
    overflow-wrap: anywhere;
  }
  button {
    margin-left: auto;
  }
  ${tokens.screen.narrow} {
    h1 {
      font-size: ${tokens.size.large};
      line-height: 28px;
    }
    button {
      margin: 0;
    }
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space.m};
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
  strong {
    color: ${tokens.color.ink};
  }
`;
