import { modelToEncodingMap, o200k_base as newest } from 'gpt-tokenizer/mapping';
import { GptEncoding } from 'gpt-tokenizer/GptEncoding';
import { resolveEncodingAsync } from 'gpt-tokenizer/resolveEncodingAsync';

/** Counting is quadratic in the longest word's length, which is unbounded. */
const maxPieceLength = 1000;

/** Counts the tokens of a text with the model's tokenizer, or a common one for an unknown model. */
export async function createTokenCounter(model: string): Promise<(text: string) => number> {
  const name = new Map(Object.entries(modelToEncodingMap)).get(model) ?? newest;
  const ranks = await resolveEncodingAsync(name);
  const encoding = GptEncoding.getEncodingApi(name, () => ranks);
  // Text that looks like a special token is still text.
  const encodeOptions = { disallowedSpecial: new Set<string>() };
  return (text) => {
    let tokens = 0;
    for (let offset = 0; offset < text.length; offset += maxPieceLength)
      tokens += encoding.countTokens(text.slice(offset, offset + maxPieceLength), encodeOptions);
    return tokens;
  };
}
