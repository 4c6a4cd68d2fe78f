import type { Models } from '#models/model';
import { type ModelMetrics, withModelMetrics } from '#models/with-model-metrics';
import { createOfflineModel } from '#models/offline-model';
import type { RetryPolicy } from '#models/retry-policy';
import type { Settings } from '#settings';

/** The models that the settings name. The client and its tables take long to load: only where they are needed. */
export async function chooseModels(
  { model }: Pick<Settings, 'model'>,
  metrics: ModelMetrics,
  retryPolicy?: Partial<RetryPolicy>,
): Promise<Models> {
  if (!model) return { chat: withModelMetrics(createOfflineModel(), metrics), embedder: null };
  const { createOpenaiModels } = await import('#models/openai-models');
  return createOpenaiModels(model, metrics, retryPolicy);
}
