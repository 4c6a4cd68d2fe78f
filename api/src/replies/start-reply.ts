import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '#clock';
import { conflict } from '#errors';
import type { Conversation } from '#jarvis/conversation.entity';
import { Message } from '#jarvis/message.entity';
import { activeTraceparent, withTraceparent } from '#telemetry/traceparent';

/** For so long its job may wait before any server looks whether it got lost. */
const grace = 5000;
/** Tries while the database goes and comes. A reply whose job is lost all the same is found by any server that looks around. */
const attempts = 5;

/** Usually a server has heard of the reply before its job is due, which then finds nothing to do. */
const add = `select id from graphile_worker.add_job(
  ?, payload := ?::json, run_at := now() + interval '1 second', job_key := ?, max_attempts := ?)`;

/** Makes the reply to a question, with its job, in the caller's transaction. The database lets one run at a time. */
export async function startReply(tx: EntityManager, conversation: Conversation, question: Message): Promise<Message> {
  const reply = tx.create(Message, {
    conversation,
    question,
    role: 'assistant',
    content: '',
    status: 'streaming',
    traceparent: activeTraceparent(),
    leaseUntil: new Date(clock.now() + grace),
  });
  try {
    await tx.flush();
  } catch (cause) {
    if (!(cause instanceof UniqueConstraintViolationException)) throw cause;
    throw conflict('Jarvis is still answering in this conversation. Wait for the reply, or stop it', { cause });
  }
  await tx.execute(add, [
    'runReply',
    JSON.stringify(withTraceparent({ messageId: reply.id })),
    `runReply:${reply.id}`,
    attempts,
  ]);
  return reply;
}
