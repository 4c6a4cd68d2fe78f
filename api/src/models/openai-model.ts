import type OpenAI from 'openai';
import { ModelFault } from '#models/model-fault';
import type { Model, ModelEvent, Prompt } from '#models/model';

/** A model behind the Chat Completions API. */
export const openaiModel = (client: OpenAI, known: Pick<Model, 'name' | 'window' | 'countTokens'>): Model => ({
  ...known,
  isOffline: false,
  stream: (prompt, signal) => stream(client, known.name, prompt, signal),
});

async function* stream(
  client: OpenAI,
  model: string,
  { messages }: Prompt,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  try {
    const chunks = await client.chat.completions.create(
      { model, messages, stream: true, stream_options: { include_usage: true } },
      { signal },
    );
    for await (const { choices, usage } of chunks) {
      const text = choices[0]?.delta.content;
      if (text) yield { kind: 'text', text };
      if (usage)
        yield {
          kind: 'usage',
          usage: { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens },
        };
    }
  } catch (error) {
    if (signal.aborted) return;
    throw new ModelFault('The connection to the model broke', { retryable: true, cause: error });
  }
}
