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
  padding: ${({ theme }) => `${theme.space.xl} 0`};
  gap: ${({ theme }) => theme.space.xs};
  h2 {
    font-size: ${({ theme }) => theme.size.title};
    line-height: 32px;
  }
  p {
    max-width: 60ch;
    color: ${({ theme }) => theme.color.soft};
  }
  html body & ul {
    display: grid;
    margin-top: ${({ theme }) => theme.space.m};
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
    gap: ${({ theme }) => theme.space.s};
  }
  button {
    display: grid;
    width: 100%;
    padding: ${({ theme }) => theme.space.m};
    gap: 4px;
    border: 1px solid ${({ theme }) => theme.color.edge};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.raised};
    text-align: left;
    cursor: pointer;
  }
  button:hover {
    border-color: ${({ theme }) => theme.color.ink};
  }
  strong {
    font-weight: 600;
  }
  span {
    color: ${({ theme }) => theme.color.faint};
  }
`;
