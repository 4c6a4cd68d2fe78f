import { Field, ObjectType } from 'type-graphql';
import { fixedFigures } from '#sample-figures/fixed-figures';
import type { SampleSetting } from '#sample-figures/get-samples';

/** A figure on a screen, and whether it is one of the specification's samples. */
@ObjectType({
  description: "A figure, and whether it is the specification's sample because there are no records yet",
  simpleResolvers: true,
})
export class Figure {
  @Field({ description: 'A decimal number, for example "156000.00"' })
  value!: string;

  @Field({ description: 'Shown with a Sample tag' })
  isSample!: boolean;
}

/** The figure from records; without any (null), the tagged sample, or zero if samples are off. */
export function toFigure(
  real: string | null,
  name: keyof typeof fixedFigures,
  { sampleFigures }: SampleSetting,
): Figure {
  if (real !== null) return { value: real, isSample: false };
  const sample = fixedFigures[name];
  if (sampleFigures) return { value: sample, isSample: true };
  // With as many decimals as the sample: a count is "0", an amount "0.00".
  return { value: (0).toFixed(sample.split('.')[1]?.length ?? 0), isSample: false };
}
