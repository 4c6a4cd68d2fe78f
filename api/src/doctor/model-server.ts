import { type Check, faultFinding, okFinding } from '#checks/check';

const timeoutMs = 10_000;

/** Lists the models, which is free. A server without that endpoint still counts as up. */
export const modelServer: Check = {
  name: 'model',
  async run({ settings: { model } }) {
    if (!model) return okFinding('OPENAI_API_KEY is not set: Jarvis answers offline');
    const base = (model.baseUrl ?? 'https://api.openai.com/v1').replace(/\/$/, '');
    const { host } = new URL(base);
    try {
      const response = await fetch(`${base}/models`, {
        headers: model.apiKey ? { authorization: `Bearer ${model.apiKey}` } : {},
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (response.status === 401 || response.status === 403)
        return faultFinding(`${host} refuses the key. Check OPENAI_API_KEY.`);
      return response.status >= 500
        ? faultFinding(`${host} responded with ${response.status}. Try again later, or check OPENAI_BASE_URL.`)
        : okFinding(`${host} responds`);
    } catch (error) {
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      return faultFinding(`${host} doesn't respond: ${reason}. Check OPENAI_BASE_URL.`);
    }
  },
};
