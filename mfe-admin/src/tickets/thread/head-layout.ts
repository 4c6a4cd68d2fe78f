import { Link } from 'kit/router';
import styled from 'styled-components';

export const Head = styled.header`
  padding-bottom: ${({ theme }) => theme.space.s};
  border-bottom: 1px solid ${({ theme }) => theme.color.ink};
`;

export const BackLink = styled(Link)`
  display: inline-flex;
  min-height: 32px;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  && {
    color: ${({ theme }) => theme.color.soft};
    text-decoration: none;
  }
`;

export const Title = styled.div`
  display: flex;
  min-height: 40px;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `4px ${theme.space.s}`};
  h1 {
    min-width: 0;
    font-size: ${({ theme }) => theme.size.title};
    line-height: 36px;
    overflow-wrap: anywhere;
  }
  button {
    margin-left: auto;
  }
  ${({ theme }) => theme.screen.narrow} {
    h1 {
      font-size: ${({ theme }) => theme.size.large};
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
  column-gap: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.soft};
  overflow-wrap: anywhere;
  strong {
    color: ${({ theme }) => theme.color.ink};
  }
`;
