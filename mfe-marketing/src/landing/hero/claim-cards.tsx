import { tokens } from 'kit/theme';
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
  gap: ${tokens.space.l};
  li {
    display: flex;
    padding-top: ${tokens.space.m};
    flex-direction: column;
    justify-content: space-between;
    gap: ${tokens.space.xs};
    border-top: 2px solid ${tokens.color.ink};
  }
  strong {
    font: 600 ${tokens.size.figure} / 40px ${tokens.font.display};
    letter-spacing: -0.02em;
  }
  span {
    order: -1;
    color: ${tokens.color.soft};
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
  span::first-letter {
    text-transform: uppercase;
  }
  ${tokens.screen.wide} {
    strong {
      font-size: ${tokens.size.hero};
      line-height: 64px;
    }
  }
  ${tokens.screen.narrow} {
    grid-template-columns: 1fr 1fr;
    gap: ${tokens.space.l} ${tokens.space.m};
  }
`;
