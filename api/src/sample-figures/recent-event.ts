import { Field, ObjectType } from 'type-graphql';
import { clock } from '#clock';
import { type SampleSetting, getSamples } from '#sample-figures/get-samples';

@ObjectType({ description: 'A recent event', simpleResolvers: true })
export class RecentEvent {
  @Field({ description: 'One sentence' })
  description!: string;

  @Field({ description: 'When it happened' })
  createdAt!: Date;

  @Field({ description: 'Shown with a Sample tag' })
  isSample!: boolean;
}

const hour = 60 * 60 * 1000;

/** Samples are dated relative to now. */
export function sampleEvents(
  samples: ReadonlyArray<{ hoursAgo: number; description: string }>,
  settings: SampleSetting,
): RecentEvent[] {
  return getSamples(samples, settings).map(({ hoursAgo, description }) => ({
    description,
    createdAt: new Date(clock.now() - hoursAgo * hour),
    isSample: true,
  }));
}
