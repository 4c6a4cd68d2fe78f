import { policies } from '#dependencies/policies';
import { ModelFault } from '#models/model-fault';

/** How long one waits for a model, in milliseconds. */
export interface Patience {
  /** Without a token. */
  stall: number;
  /** Of the first try without any sign of life: its connection may be dead, and the next one opens another. */
  firstTry: number;
  /** Without any sign of life, all tries together. */
  firstToken: number;
  /** Before it is asked for the second time; then twice as long each time. */
  firstWait: number;
  /** However long the model asks to be left alone. */
  longestWait: number;
  /** From the first try on, until nothing more is tried. */
  total: number;
  tries: number;
}

export const usualPatience: Patience = {
  stall: policies.model.stallMs,
  firstTry: policies.model.firstTryMs,
  firstToken: policies.model.firstTokenMs,
  firstWait: 500,
  longestWait: 60_000,
  total: 120_000,
  tries: 5,
};

/** Tries at one question that began at a moment. */
export interface Tries {
  made: number;
  since: number;
}

/** How much of the time for all tries is left. */
export const remaining = ({ since }: Tries, { total }: Patience): number => since + total - performance.now();

/** How long to wait after a fault before the next try. Throws the fault where there is to be none. */
export function waitAfter(fault: unknown, tries: Tries, patience: Patience): number {
  if (!(fault instanceof ModelFault) || !fault.retryable || tries.made >= patience.tries) throw fault;
  const wait = Math.min(spread(fault.retryAfter, tries.made, patience), patience.longestWait);
  // Waiting until there is no time to try is waiting for nothing.
  if (wait >= remaining(tries, patience)) throw fault;
  return wait;
}

/** At random, so that those who were turned away together do not come back together; never sooner than was asked for. */
function spread(asked: number | undefined, made: number, { firstWait }: Patience): number {
  if (asked !== undefined) return asked + Math.random() * firstWait;
  return firstWait * 2 ** (made - 1) * (0.5 + Math.random() / 2);
}
