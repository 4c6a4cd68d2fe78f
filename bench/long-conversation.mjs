import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Creates a conversation with this many alternating questions and answers. Returns its id. */
export async function insertConversation(connectionString, email, count) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const id = idAt(Date.now() - count * 60_000);
  await client.query(
    `insert into conversations (id, created_at, updated_at, title, owner_id)
     select $1, now(), now(), 'A long conversation', id from users where email = $2`,
    [id, email],
  );
  for (let place = 0; place < count; place += 1) {
    const at = Date.now() - (count - place) * 60_000;
    const isQuestion = place % 2 === 0;
    await client.query(
      `insert into messages (id, created_at, updated_at, conversation_id, role, content, metadata)
       values ($1, $2, $2, $3, $4, $5, '{"referencedDocuments":[]}')`,
      [
        idAt(at),
        new Date(at),
        id,
        isQuestion ? 'user' : 'assistant',
        isQuestion ? `Question ${place}?` : answer(place),
      ],
    );
  }
  await client.end();
  return id;
}

const answer = (place) =>
  `**Answer ${place}.** Keep it on the server, and give the browser a cookie that scripts cannot read.\n\n- a list\n- with \`code\`\n\n\`\`\`ts\nconst place = ${place};\n\`\`\`\n`;

/** 50 kB of prose, lists and tables, with a code block of 400 lines in the middle. */
export function createLongAnswer() {
  const code = Array.from(
    { length: 400 },
    (_, line) => `  const value${line} = await read('row ${line}', { limit: ${line} }); // line ${line}`,
  );
  const section = (number) =>
    [
      `## Part ${number}`,
      'Keep the session on the **server**, and give the browser a cookie that *scripts cannot read*: `httpOnly`. '.repeat(
        4,
      ),
      '1. first\n2. second, with `code`\n3. third',
      '| Where | Lifetime |\n|---|---:|\n| Cookie | 7 days |\n| Token | 15 min |',
    ].join('\n\n');
  const fence = `\`\`\`ts\n${code.join('\n')}\n\`\`\``;
  const parts = [];
  for (let number = 1; parts.join('\n\n').length + fence.length < 50_000; number += 1) parts.push(section(number));
  parts.splice(Math.floor(parts.length / 3), 0, fence);
  return `${parts.join('\n\n')}\n`;
}

/** A UUIDv7 with this time. */
function idAt(at) {
  const time = at.toString(16).padStart(12, '0');
  const rest = randomBytes(10).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
}
