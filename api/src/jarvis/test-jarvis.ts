import { isInAudience } from 'rules/audiences';
import type { TestJarvisInput } from 'rules/jarvis-trials';
import type { Context } from '#context';
import { modelUnavailable, unauthenticated } from '#errors';
import { completeWithTimeout } from '#jarvis/complete-with-timeout';
import type { JarvisTest } from '#jarvis/trial';
import { ModelError } from '#models/model-error';

const timeoutMs = 15_000;

/** Calls the model and returns its response. Throws with the model's own message if it fails. */
export async function testJarvis(
  { models: { chat }, limits, session, viewer }: Context,
  { message }: TestJarvisInput,
): Promise<JarvisTest> {
  if (!viewer) throw unauthenticated();
  await limits.count('testJarvis', { person: viewer.id });
  await limits.count('askJarvis', { person: viewer.id });
  session.releaseSlot();
  try {
    const request = { message, isForAdmin: isInAudience('admin', viewer) };
    return { ok: true, reply: await completeWithTimeout(chat, request, timeoutMs), model: chat.name };
  } catch (error) {
    throw error instanceof ModelError ? modelUnavailable(error.message, error) : error;
  }
}
