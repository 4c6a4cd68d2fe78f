import OpenAI from 'openai';
import { asModelFault } from '#models/as-model-fault';
import { ModelFault } from '#models/model-fault';
import type { Model, ModelEvent, Prompt, Usage } from '#models/model';

type Chunks = AsyncIterable<OpenAI.ChatCompletionChunk>;
type Ask = (messages: Prompt['messages'], signal: AbortSignal) => Promise<Chunks>;

/** A model behind the Chat Completions API, asked once. Text without a character is a sign of life. */
export function openaiModel(client: OpenAI, known: Pick<Model, 'name' | 'window' | 'countTokens'>): Model {
  const ask = getAsker(client, known.name);
  return {
    ...known,
    isOffline: false,
    async *stream({ messages }, signal) {
      try {
        yield* getEvents(await ask(messages, signal), signal);
      } catch (error) {
        if (!signal.aborted) throw asModelFault(error, client.apiKey);
      }
    },
  };
}

/** Asks for the usage too, as long as the server does not refuse that. */
function getAsker(client: OpenAI, model: string): Ask {
  let knowsUsage: boolean | undefined;
  const ask = (messages: Prompt['messages'], signal: AbortSignal, withUsage: boolean) =>
    client.chat.completions.create(
      { model, messages, stream: true, ...(withUsage && { stream_options: { include_usage: true } }) },
      { signal },
    );
  return async (messages, signal) => {
    if (knowsUsage === false) return ask(messages, signal, false);
    try {
      const chunks = await ask(messages, signal, true);
      knowsUsage = true;
      return chunks;
    } catch (error) {
      const isRefused = error instanceof OpenAI.BadRequestError || error instanceof OpenAI.UnprocessableEntityError;
      if (knowsUsage || !isRefused) throw error;
      const chunks = await ask(messages, signal, false);
      knowsUsage = false;
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
    // Some servers count with every chunk: the last one counts.
    if (counted) usage = { promptTokens: counted.prompt_tokens, completionTokens: counted.completion_tokens };
    yield { kind: 'text', text };
  }
  if (signal.aborted) return;
  if (finish === undefined) throw new ModelFault('The connection to the model broke', { retryable: true });
  if (finish === 'content_filter')
    throw new ModelFault('The model refused the request: its content filter does not let it through', {
      retryable: false,
    });
  if (isEmpty) throw new ModelFault('The model gave no answer', { retryable: true });
  if (usage) yield { kind: 'usage', usage };
}
