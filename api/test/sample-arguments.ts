import type { Arguments } from '#test/define-test-data';
import { collectTestData } from '#test/test-data';
import type { Things } from '#test/world';

/** Valid arguments of every operation for the owner of these things, for tests that run all operations. */
export const createSampleArguments = (things: Things): Record<string, Arguments> =>
  collectTestData(({ sampleArguments }) => sampleArguments(things));
