import { claims } from 'rules/claims';
import styled from 'styled-components';

const cards = [
  { figure: claims.launch.figure, words: claims.launch.words },
  claims.saved,
  claims.automated,
  claims.delivery,
];

export function ClaimCards() {
  return (
    <Cards>
      {cards.map(({ figure, words }) => (
        <li key={figure}>
          <strong>{figure}</strong>
          <span>{words}</span>
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${({ theme }) => theme.space.l};
  li {
    display: grid;
    padding-top: ${({ theme }) => theme.space.m};
    gap: 4px;
    align-content: start;
    border-top: 2px solid ${({ theme }) => theme.color.ink};
  }
  strong {
    font: 600 ${({ theme }) => theme.size.figure}/48px ${({ theme }) => theme.font.display};
    letter-spacing: -0.02em;
  }
  span {
    max-width: 22ch;
    color: ${({ theme }) => theme.color.soft};
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
  }
  span::first-letter {
    text-transform: uppercase;
  }
  ${({ theme }) => theme.screen.wide} {
    strong {
      font-size: ${({ theme }) => theme.size.hero};
      line-height: 72px;
    }
  }
  ${({ theme }) => theme.screen.narrow} {
    grid-template-columns: 1fr 1fr;
    gap: ${({ theme }) => `${theme.space.l} ${theme.space.m}`};
  }
`;
