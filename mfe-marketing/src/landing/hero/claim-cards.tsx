import { claims } from 'rules/claims';
import styled from 'styled-components';

const { launch, saved, automated, delivery } = claims;

export function ClaimCards() {
  return (
    <Cards>
      <li>
        <span>{launch.words}</span> <strong>{launch.figure}</strong>
      </li>
      {[saved, automated, delivery].map(({ figure, words }) => (
        <li key={figure}>
          <strong>{figure}</strong> <span>{words}</span>
        </li>
      ))}
    </Cards>
  );
}

/* The figures are set on one line, whichever way their sentence runs. */
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${({ theme }) => theme.space.l};
  li {
    display: flex;
    padding-top: ${({ theme }) => theme.space.m};
    flex-direction: column;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space.xs};
    border-top: 2px solid ${({ theme }) => theme.color.ink};
  }
  strong {
    font: 600 ${({ theme }) => theme.size.figure} / 40px ${({ theme }) => theme.font.display};
    letter-spacing: -0.02em;
  }
  span {
    order: -1;
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
      line-height: 64px;
    }
  }
  ${({ theme }) => theme.screen.narrow} {
    grid-template-columns: 1fr 1fr;
    gap: ${({ theme }) => `${theme.space.l} ${theme.space.m}`};
  }
`;
