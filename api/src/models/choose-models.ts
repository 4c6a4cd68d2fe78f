import type { Models } from '#models/model';
import { type ModelMetrics, withModelMetrics } from '#models/with-model-metrics';
import { createOfflineModel } from '#models/offline-model';
import type { RetryPolicy } from '#models/retry-policy';
import type { Settings } from '#settings';

/** The models from the settings. The client and its tokenizer tables load slowly, so they are loaded only when used. */
export async function chooseModels(
  { model }: Pick<Settings, 'model'>,
  metrics: ModelMetrics,
  retryPolicy?: Partial<RetryPolicy>,
): Promise<Models> {
  if (!model) return { chat: withModelMetrics(createOfflineModel(), metrics), embedder: null };
  const { createOpenaiModels } = await import('#models/openai-models');
  return createOpenaiModels(model, metrics, retryPolicy);
}
