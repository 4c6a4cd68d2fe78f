import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { malformed } from '#errors';
import type { Match } from '#jarvis/conversation-match';

export const maxMatches = 20;
const maxSearchLength = 200;
/** Up to this many conversations, their messages are searched one by one. */
const maxOwnConversations = 100;
/** Beyond that, words in at most this many messages are looked up by index. */
const maxRareMessages = 1000;
/** Words with this many hits in the newest messages are not looked up by index, which would only show that there are too many. */
const sampleSize = { messages: 2000, hits: 20 };
const mayBeRareSql = `(select count(*) from own) > ${maxOwnConversations} and (select hits from sampled) < ${sampleSize.hits}`;
const isRareSql = `(${mayBeRareSql} and (select count(*) from rare) <= ${maxRareMessages})`;
/* Repeated inline: from a CTE, PostgreSQL could not estimate how rare the words are. */
const tsquery = `to_tsquery('simple', ?)`;

/** Searches titles and messages of the viewer's conversations for all the words, each as a prefix. */
export async function findMatches({ em, viewer }: Pick<Context, 'em' | 'viewer'>, search: string): Promise<Match[]> {
  if (search.length > maxSearchLength) throw malformed(`Please keep this to ${maxSearchLength} characters`);
  if (/\p{Cc}|\p{Cs}/u.test(search)) throw malformed('Please remove the invisible characters');
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!viewer || words.length === 0) return [];
  const query = words.map((word) => `${word}:*`).join(' & ');
  return em.execute<Match[]>(
    `with own as materialized (select id from conversations where owner_id = ? and deleted_at is null limit ${maxOwnConversations + 1}),
     sampled as materialized (
       select count(*) filter (where searched @@ ${tsquery}) as hits
         from (select searched from messages order by id desc limit ${sampleSize.messages}) newest),
     rare as materialized (select id from messages where ${mayBeRareSql} and searched @@ ${tsquery} limit ${maxRareMessages + 1}),
     found as (
       (select m.id as at, m.conversation_id as "conversationId", m.id as "messageId", m.content
          from messages m join conversations c on c.id = m.conversation_id
         where m.id in (select id from rare) and c.owner_id = ? and c.deleted_at is null and ${isRareSql}
         order by m.id desc limit ${maxMatches})
       union all
       (select m.id, c.id, m.id, m.content
          from conversations c, lateral (
            select id, content from messages m where m.conversation_id = c.id and m.searched @@ ${tsquery} order by id desc limit ${maxMatches}) m
         where c.owner_id = ? and c.deleted_at is null and not ${isRareSql}
         order by m.id desc limit ${maxMatches})
       union all
       (select c.id, c.id, null, c.title
          from conversations c
         where c.owner_id = ? and c.deleted_at is null and to_tsvector('simple', c.title) @@ ${tsquery}
         order by c.id desc limit ${maxMatches}))
     select "conversationId", "messageId",
            ts_headline('simple', content, ${tsquery}, 'StartSel="", StopSel="", MaxFragments=1, MinWords=10, MaxWords=30') as excerpt
       from found order by found.at desc limit ${maxMatches}`,
    [viewer.id, query, query, viewer.id, query, viewer.id, viewer.id, query, query],
    readConnection,
  );
}
