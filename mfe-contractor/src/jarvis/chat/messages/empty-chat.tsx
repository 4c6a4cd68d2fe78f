import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { starters } from './starters.ts';

/** A conversation without messages. */
export function EmptyChat({ onChoose }: { onChoose: (prompt: string) => void }) {
  return (
    <Place>
      <h2>What are you building?</h2>
      <p>Ask anything, or start with one of these. Select documents below to have Jarvis answer from them.</p>
      <ul>
        {starters.map(({ name, hint, prompt }) => (
          <li key={name}>
            <button type="button" onClick={() => onChoose(prompt)}>
              <strong>{name}</strong>
              <span>{hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  padding: ${tokens.space.xl} 0;
  gap: ${tokens.space.xs};
  h2 {
    font-size: ${tokens.size.title};
    line-height: 32px;
  }
  p {
    max-width: 60ch;
    color: ${tokens.color.soft};
  }
  ul {
    display: grid;
    margin-top: ${tokens.space.m};
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
    gap: ${tokens.space.s};
  }
  button {
    display: grid;
    width: 100%;
    padding: ${tokens.space.m};
    gap: 4px;
    border: 1px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.medium};
    background: ${tokens.color.raised};
    text-align: left;
    cursor: pointer;
  }
  button:hover {
    border-color: ${tokens.color.ink};
  }
  strong {
    font-weight: 600;
  }
  span {
    color: ${tokens.color.faint};
  }
`;
