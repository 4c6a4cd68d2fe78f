/** What a contractor was paid for. */
export const payoutKinds = ['project', 'support_residual', 'bonus'] as const;
export type PayoutKind = (typeof payoutKinds)[number];
