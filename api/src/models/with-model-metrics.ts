import { context, type Span, trace } from '@opentelemetry/api';
import type { Metrics } from '#metrics';
import type { Embedder, Model, ModelEvent, Prompt } from '#models/model';
import { withSpan, markFailed, startSpan } from '#telemetry/with-span';

export type ModelMetrics = Pick<Metrics, 'modelCalls' | 'firstTokens' | 'modelTokens'>;

/** The same model, with metrics for each request and a span in the trace of the question. */
export function withModelMetrics(model: Model, metrics: ModelMetrics): Model {
  return { ...model, stream: (prompt, signal) => streamWithMetrics(model, metrics, prompt, signal) };
}

async function* streamWithMetrics(
  model: Model,
  { modelCalls, firstTokens, modelTokens }: ModelMetrics,
  prompt: Prompt,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const { name } = model;
  const attributes = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': name };
  const span = startSpan(`chat ${name}`, { kind: 'CLIENT', attributes });
  const end = modelCalls.startTimer({ model: name, operation: 'chat' });
  const endWait = firstTokens.startTimer({ model: name });
  // A reader that stops early got what it needed.
  let outcome = 'aborted';
  let isSilent = true;
  try {
    for await (const event of withActiveSpan(span, model.stream(prompt, signal))) {
      if (event.kind === 'usage') {
        const { promptTokens, completionTokens } = event.usage;
        modelTokens.inc({ model: name, direction: 'input' }, promptTokens);
        modelTokens.inc({ model: name, direction: 'output' }, completionTokens);
        span.setAttributes({
          'gen_ai.usage.input_tokens': promptTokens,
          'gen_ai.usage.output_tokens': completionTokens,
        });
      } else if (isSilent && event.text !== '') {
        isSilent = false;
        endWait();
        span.addEvent('first token');
      }
      yield event;
    }
    outcome = signal.aborted ? 'aborted' : 'ok';
  } catch (error) {
    outcome = 'failed';
    markFailed(span, error);
    throw error;
  } finally {
    end({ outcome });
    span.end();
  }
}

/** Advances a stream with a span active in each step only, so that the reader's own work is not attributed to it. */
async function* withActiveSpan<T>(span: Span, stream: AsyncIterable<T>): AsyncGenerator<T> {
  const active = trace.setSpan(context.active(), span);
  const steps = stream[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { value, done } = await context.with(active, () => steps.next());
      if (done) return;
      yield value;
    }
  } finally {
    await steps.return?.();
  }
}

/** The same for an embedder. */
export const withEmbedderMetrics = (embedder: Embedder, { modelCalls }: ModelMetrics): Embedder => ({
  name: embedder.name,
  async embed(texts, signal) {
    const { name } = embedder;
    const attributes = { 'gen_ai.operation.name': 'embeddings', 'gen_ai.request.model': name };
    const end = modelCalls.startTimer({ model: name, operation: 'embeddings' });
    try {
      const vectors = await withSpan(`embeddings ${name}`, { kind: 'CLIENT', attributes }, () =>
        embedder.embed(texts, signal),
      );
      end({ outcome: 'ok' });
      return vectors;
    } catch (error) {
      end({ outcome: signal.aborted ? 'aborted' : 'failed' });
      throw error;
    }
  },
});
