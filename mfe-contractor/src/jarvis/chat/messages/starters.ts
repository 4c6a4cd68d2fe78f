/** Starter prompts; each fills the text box. */
export const starters = [
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
