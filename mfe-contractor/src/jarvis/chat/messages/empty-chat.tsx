import { tokens } from 'kit/theme';
import styled from 'styled-components';

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

/** Starter prompts; each fills the text box. */
const starters = [
  {
    name: 'Authentication Design',
    hint: 'Sessions, tokens and roles',
    prompt:
      'Design the authentication for a web application with clients, contractors and administrators. Compare sessions with tokens, say where each secret is kept, and list what must end when a role changes.',
  },
  {
    name: 'Database Architecture',
    hint: 'Tables, constraints and indexes',
    prompt:
      'Propose a PostgreSQL schema for projects, their people and their activity. Give the tables with constraints, the indexes for the three most frequent queries, and what you would leave out at first.',
  },
  {
    name: 'Code Review',
    hint: 'Bugs, races and names',
    prompt:
      'Review the following code. Look for faults first, then races and security, then names and structure. Show each change as code.\n\n```ts\n\n```',
  },
] as const;
