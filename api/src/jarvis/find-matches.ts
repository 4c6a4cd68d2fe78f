import type { Context } from '#context';
import { asRead } from '#db/as-read';
import { malformed } from '#errors';
import type { Match } from '#jarvis/conversation-match';

export const mostMatches = 20;
const longest = 200;
/** At most this many conversations are searched message by message. */
const mostOwn = 100;
const hasManyOwn = `(select count(*) from own) > ${mostOwn}`;
/** Of more: words in at most this many messages are looked up by index; others are searched for in the viewer's messages. */
const mostRare = 1000;
/* Repeated inline: from a CTE, PostgreSQL could not estimate how rare the words are. */
const tsquery = `to_tsquery('simple', ?)`;

/** Searches titles and messages of one's own conversations: all the words, each as the beginning of one. */
export async function findMatches({ em, viewer }: Pick<Context, 'em' | 'viewer'>, search: string): Promise<Match[]> {
  if (search.length > longest) throw malformed(`Please keep this to ${longest} characters`);
  if (/\p{Cc}|\p{Cs}/u.test(search)) throw malformed('Please remove the invisible characters');
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!viewer || words.length === 0) return [];
  const query = words.map((word) => `${word}:*`).join(' & ');
  return em.execute<Match[]>(
    `with own as materialized (select id from conversations where owner_id = ? limit ${mostOwn + 1}),
     rare as materialized (select id from messages where searched @@ ${tsquery} limit ${mostRare + 1}),
     found as (
       (select m.id as at, m.conversation_id as "conversationId", m.id as "messageId", m.content
          from messages m where m.conversation_id in (select id from own) and m.searched @@ ${tsquery} and not (${hasManyOwn})
         order by m.id desc limit ${mostMatches})
       union all
       (select m.id, m.conversation_id, m.id, m.content
          from messages m join conversations c on c.id = m.conversation_id
         where m.id in (select id from rare) and c.owner_id = ? and ${hasManyOwn} and (select count(*) from rare) <= ${mostRare}
         order by m.id desc limit ${mostMatches})
       union all
       (select m.id, m.conversation_id, m.id, m.content
          from messages m join conversations c on c.id = m.conversation_id
         where c.owner_id = ? and m.searched @@ ${tsquery} and ${hasManyOwn} and (select count(*) from rare) > ${mostRare}
         order by m.id desc limit ${mostMatches})
       union all
       (select c.id, c.id, null, c.title
          from conversations c
         where c.owner_id = ? and to_tsvector('simple', c.title) @@ ${tsquery}
         order by c.id desc limit ${mostMatches}))
     select "conversationId", "messageId",
            ts_headline('simple', content, ${tsquery}, 'StartSel="", StopSel="", MaxFragments=1, MinWords=10, MaxWords=30') as excerpt
       from found order by found.at desc limit ${mostMatches}`,
    [viewer.id, query, query, viewer.id, viewer.id, query, viewer.id, query, query],
    asRead,
  );
}
