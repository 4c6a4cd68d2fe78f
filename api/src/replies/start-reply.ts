import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '#clock';
import { conflict } from '#errors';
import { Message } from '#jarvis/message.entity';
import { type ClaimedReply, leaseMs } from '#replies/reply-store';
import { activeTraceparent } from '#telemetry/traceparent';

/**
 * Stores the reply to a question, and the question if it is new, in the caller's transaction. The runner holds its lease from the
 * start; without one, any server may claim it. The database lets one run at a time.
 */
export async function startReply(
  tx: EntityManager,
  question: Message,
  runner: string | null,
  { isNew = false } = {},
): Promise<ClaimedReply> {
  const { conversation } = question;
  const reply = tx.create(
    Message,
    {
      conversation,
      question,
      role: 'assistant',
      content: '',
      status: 'streaming',
      traceparent: activeTraceparent(),
      run: runner === null ? 0 : 1,
      runner,
      leaseUntil: new Date(clock.now() + (runner === null ? 0 : leaseMs)),
    },
    { persist: false },
  );
  try {
    // One statement: a flush would set the reference to a new question in a second one.
    await tx.insertMany(Message, isNew ? [question, reply] : [reply]);
  } catch (cause) {
    if (!(cause instanceof UniqueConstraintViolationException)) throw cause;
    throw conflict('Jarvis is still answering in this conversation. Wait for the reply, or stop it', { cause });
  }
  const { id, run, traceparent } = reply;
  return { id, conversationId: conversation.id, questionId: question.id, run, stopAsked: false, traceparent };
}
