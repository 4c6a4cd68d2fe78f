/** The texts of the demo's documents. */
export const definitionOfDone = `A piece of work is done when no one has to come back to it. Four things say so:

- **Reviewed** by a second person, who could explain it to a third.
- **Tested** on staging, with the data of the client and on a phone.
- **Documented** for support: what can go wrong, and what one does then.
- **Accepted** by the client, in writing.

## What does not count

"It works on my machine", "the tests are green" and "no one complained" are good signs, and not enough.

## Who says it

The developer proposes, the tester confirms, the project manager closes. If one of the three hesitates, it is not done.
`;

export const projectTiers = `| Tier | From | Takes | Includes |
|---|--:|--:|---|
| Small | $2,500 | 2 weeks | one screen with its data, hosting for a year |
| Medium | $7,500 | 4 weeks | a portal with sign-in, three roles, email |
| High | $15,000 | 8 weeks | integrations, an assistant on own documents |
| Enterprise | custom | by agreement | everything else, with a contract of its own |

A tier is agreed before the first line of code. What comes in later is a change, and is written down as one.
`;

export const discoveryGuide = `Two hours, the people who do the work every day, and no slides.

1. Who uses it every day?
2. What does an hour of theirs cost?
3. What happens when it does not work?
4. What did you try before, and why did it stop?
5. How will you know after three months that it was worth it?

> The best question is the one after the answer: "And then?"

## Afterwards

Write one page: the problem in the client's words, the smallest thing that would help, what it is not. Send it the same day.
`;

export const auditChecklist = `Tick it off, and write beside each point *where* you looked.

- [ ] Every list is filtered by who asks, in the query
- [ ] Passwords are hashed, secrets are not in the repository
- [ ] A session ends when its person is deactivated
- [ ] Uploads are checked by their bytes, not by their name
- [ ] Errors tell what to do next, and nothing about the inside

## How to check the first one

\`\`\`sql
-- With the id of a project of someone else, this has to answer nothing.
select * from projects where id = :foreign and client_id = :me;
\`\`\`
`;

export const nonDisclosure = `Between 10x Labs and the client named below, before the first conversation about a product.

## 1. What is confidential

Everything that one side tells the other about its business, its customers and its plans, unless it is public already.

## 2. For how long

Two years from the date of signing. What concerns personal data, forever.

## 3. Who may be informed

Only people who work on the project, once they have signed the same agreement.
`;

export const choosingAModel = `Take the smallest model that answers your twenty hardest questions, and measure before you argue.

## Cost

Count the tokens of a day, not of an example. The prompt is usually the larger half.

## Speed

People wait two seconds for a first word. Streaming hides the rest.

## Quality

Keep a list of questions with the answers that you want. Run it at every change of prompt or model.
`;

const lessons = (titles: readonly string[], words: (title: string, place: number) => string) =>
  titles.map((title, place) => `## ${title}\n\n${words(title, place)}`).join('\n\n');

export const reactMastery = lessons(
  [
    'What a component is',
    'Props and children',
    'State that belongs somewhere',
    'Lists and keys',
    'Forms without tears',
    'Effects, and when not',
    'Data that waits',
    'Optimistic changes',
    'Errors and boundaries',
    'Context, sparingly',
    'Tests as a user would',
    'Measure before you optimize',
  ],
  (title, place) =>
    `Half an hour. Read the example, change it until it breaks, then explain "${title.toLowerCase()}" to someone in three sentences.${
      place === 6 ? '\n\n```tsx\nif (!data) return error ? <Failed /> : <Skeleton />;\n```' : ''
    }`,
);

export const aiIntegration = lessons(
  [
    'A first prompt that holds',
    'Passages instead of whole documents',
    'Answers that name their source',
    'What to do when the model is away',
    'Testing what is never the same twice',
    'A feature that clients pay for',
    'What it costs in a month',
    'Handing it over',
  ],
  (title) => `One hour. By the end there is something to show for "${title.toLowerCase()}", in a branch of your own.`,
);

export const teamLeadership = lessons(
  [
    'Trust first',
    'Asking, not telling',
    'Saying no',
    'Feedback that is heard',
    'Disagreeing in the open',
    'Leaving room',
  ],
  (title) => `A talk of fifteen minutes on "${title.toLowerCase()}", and one thing to try before the next.`,
);
