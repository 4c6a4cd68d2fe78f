import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { clock } from '#clock';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import type { Allowance } from '#limits/limits';

@ObjectType({ description: 'A quota of questions within a time window', simpleResolvers: true })
class QuotaWindow {
  @Field(() => Int, { description: 'Quota' })
  limit!: number;

  @Field(() => Int, { description: 'Used' })
  used!: number;

  @Field(() => Int, { description: 'Left' })
  left!: number;

  @Field(() => Date, { nullable: true, description: 'When the quota resets; null while none is used' })
  resetsAt!: Date | null;
}

@ObjectType({ description: 'Remaining questions to Jarvis: both windows apply', simpleResolvers: true })
class JarvisQuota {
  @Field(() => QuotaWindow, { description: 'Within an hour of the first question' })
  hour!: QuotaWindow;

  @Field(() => QuotaWindow, { description: 'Within 24 hours of the first question' })
  day!: QuotaWindow;
}

@Resolver()
export class JarvisQuotaResolver {
  @RequireAudience('contractor', 'admin')
  @Query(() => JarvisQuota, { description: 'How many questions the viewer can still ask Jarvis' })
  async jarvisQuota(@Ctx() { limits, viewer }: Context): Promise<JarvisQuota> {
    if (!viewer) throw unauthenticated();
    const [hour, day] = await limits.remaining('askJarvis', { person: viewer.id });
    if (!hour || !day) throw new Error('Questions to Jarvis are counted by the hour and by the day');
    return { hour: toQuotaWindow(hour), day: toQuotaWindow(day) };
  }
}

const toQuotaWindow = ({ limit: { points }, left, secondsUntilReset }: Allowance): QuotaWindow => ({
  limit: points,
  used: points - left,
  left,
  resetsAt: secondsUntilReset === null ? null : new Date(clock.now() + secondsUntilReset * 1000),
});
