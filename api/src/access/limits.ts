/** The longest document that is parsed, in tokens. Ours have at most a few hundred; the introspection query has about 500. */
export const parseLimits = { maxTokens: 2000 };
