import type { TestJarvisInput } from 'rules/jarvis-trials';
import type { Context } from '#context';
import { modelAway, unauthenticated } from '#errors';
import { askBriefly } from '#jarvis/ask-briefly';
import type { JarvisTest } from '#jarvis/trial';
import { ModelFault } from '#models/model-fault';

const longest = 15_000;

/** Asks the model, and tells what it answers. Why it does not is an error in its own words. */
export async function testJarvis(
  { models: { chat }, limits, session, viewer }: Context,
  { message }: TestJarvisInput,
): Promise<JarvisTest> {
  if (!viewer) throw unauthenticated();
  await limits.count('testJarvis', { person: viewer.id });
  await limits.count('askJarvis', { person: viewer.id });
  session.releasePlace();
  try {
    return { ok: true, reply: await askBriefly(chat, message, longest), model: chat.name };
  } catch (error) {
    throw error instanceof ModelFault ? modelAway(error.message, error) : error;
  }
}
