import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '#clock';
import { conflict } from '#errors';
import { Message } from '#jarvis/message.entity';
import { type ClaimedReply, leaseMs } from '#replies/reply-store';
import { getActiveTraceparent } from '#telemetry/traceparent';

export const stillAnsweringError = (cause?: Error) =>
  conflict('Jarvis is still answering in this conversation. Wait for the reply or stop it', { cause });

/** A unique index allows one running reply per conversation. */
export function throwAsConflict(error: Error): never {
  throw error instanceof UniqueConstraintViolationException ? stillAnsweringError(error) : error;
}

/** The initial state of a reply. The runner holds its lease from the start; without one, any server may claim it. */
export const toReplyStart = (runner: string | null) => ({
  traceparent: getActiveTraceparent(),
  run: runner === null ? 0 : 1,
  runner,
  leaseUntil: new Date(clock.now() + (runner === null ? 0 : leaseMs)),
});

/** Stores the reply to a stored question in the caller's transaction. */
export async function startReply(tx: EntityManager, question: Message, runner: string | null): Promise<ClaimedReply> {
  const { conversation } = question;
  const start = { conversation, question, role: 'assistant', content: '', status: 'streaming' } as const;
  const reply = tx.create(Message, { ...start, ...toReplyStart(runner) }, { persist: false });
  await tx.insert(reply).catch(throwAsConflict);
  const { id, run, traceparent } = reply;
  return { id, conversationId: conversation.id, questionId: question.id, run, stopRequested: false, traceparent };
}
