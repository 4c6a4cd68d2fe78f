import type { Models } from '#models/model';
import { type ModelMetrics, observedModel } from '#models/observed-model';
import { offlineModel } from '#models/offline-model';
import type { Patience } from '#models/patience';
import type { Settings } from '#settings';

/** The models that the settings name. The client and its tables take long to load: only where they are needed. */
export async function chooseModels(
  { model }: Pick<Settings, 'model'>,
  metrics: ModelMetrics,
  patience?: Partial<Patience>,
): Promise<Models> {
  if (!model) return { chat: observedModel(offlineModel(), metrics), embedder: null };
  const { openaiModels } = await import('#models/openai-models');
  return openaiModels(model, metrics, patience);
}
