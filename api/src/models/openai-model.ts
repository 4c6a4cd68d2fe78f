import OpenAI from 'openai';
import { toModelError } from '#models/to-model-error';
import { ModelError } from '#models/model-error';
import type { Model, ModelEvent, Prompt, Usage } from '#models/model';

type Chunks = AsyncIterable<OpenAI.ChatCompletionChunk>;
type RequestCompletion = (messages: Prompt['messages'], signal: AbortSignal) => Promise<Chunks>;

/** A model behind the Chat Completions API, without retries. An empty text event is a sign of life. */
export function createOpenaiModel(client: OpenAI, modelInfo: Pick<Model, 'name' | 'window' | 'countTokens'>): Model {
  const requestCompletion = createRequester(client, modelInfo.name);
  return {
    ...modelInfo,
    isOffline: false,
    async *stream({ messages }, signal) {
      try {
        yield* getEvents(await requestCompletion(messages, signal), signal);
      } catch (error) {
        if (!signal.aborted) throw toModelError(error, client.apiKey);
      }
    },
  };
}

/** Requests usage too, unless the server has rejected that before. */
function createRequester(client: OpenAI, model: string): RequestCompletion {
  let supportsUsage: boolean | undefined;
  const ask = (messages: Prompt['messages'], signal: AbortSignal, withUsage: boolean) =>
    client.chat.completions.create(
      { model, messages, stream: true, ...(withUsage && { stream_options: { include_usage: true } }) },
      { signal },
    );
  return async (messages, signal) => {
    if (supportsUsage === false) return ask(messages, signal, false);
    try {
      const chunks = await ask(messages, signal, true);
      supportsUsage = true;
      return chunks;
    } catch (error) {
      const isRefused = error instanceof OpenAI.BadRequestError || error instanceof OpenAI.UnprocessableEntityError;
      if (supportsUsage || !isRefused) throw error;
      const chunks = await ask(messages, signal, false);
      supportsUsage = false;
      return chunks;
    }
  };
}

async function* getEvents(chunks: Chunks, signal: AbortSignal): AsyncGenerator<ModelEvent> {
  let usage: Usage | undefined;
  let finish: string | undefined;
  let isEmpty = true;
  for await (const { choices, usage: counted } of chunks) {
    const [choice] = choices;
    const text = choice?.delta?.content ?? choice?.delta?.refusal ?? '';
    isEmpty &&= text === '';
    finish = choice?.finish_reason ?? finish;
    // Some servers report usage with every chunk: the last one counts.
    if (counted) usage = { promptTokens: counted.prompt_tokens, completionTokens: counted.completion_tokens };
    yield { kind: 'text', text };
  }
  if (signal.aborted) return;
  if (finish === undefined) throw new ModelError('Lost the connection to the model', { retryable: true });
  if (finish === 'content_filter')
    throw new ModelError('The model rejected the request: its content filter blocked it', {
      retryable: false,
    });
  if (isEmpty) throw new ModelError('The model returned an empty reply', { retryable: true });
  if (usage) yield { kind: 'usage', usage };
}
