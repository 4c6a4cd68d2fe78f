import * as specs from 'gpt-tokenizer/models';

/** What is safe to suppose of a model that nobody has heard of. */
const unknownWindow = 8192;

/** How many tokens a model takes, prompt and answer together. */
export function windowOf(model: string): number {
  const spec = new Map<string, object>(Object.entries(specs)).get(model);
  return spec && 'context_window' in spec ? Number(spec.context_window) : unknownWindow;
}
