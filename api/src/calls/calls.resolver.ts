import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { strategyCallSchedule } from 'rules/call-times';
import { clock } from '#clock';
import { RequireAudience } from '#access/audiences';
import { bookCall } from '#calls/book-call';
import { createCallCalendar } from '#calls/call-calendar';
import { BookCallInput, CallSlotsArgs, MoveCallInput } from '#calls/call.inputs';
import { findFreeSlots } from '#calls/call-slots';
import { getCallStatus, type CallStatus, CallStatusEnum } from '#calls/call-status';
import { cancelCall } from '#calls/cancel-call';
import { confirmCall } from '#calls/confirm-call';
import { moveCall } from '#calls/move-call';
import { StrategyCall } from '#calls/strategy-call.entity';
import type { Context } from '#context';
import { DependsOn } from '#db/selection-fields';
import { notFound } from '#errors';
import { hashKey } from '#secret-key';

@ObjectType({ description: 'A time at which a strategy call can take place', simpleResolvers: true })
class CallSlot {
  @Field({ description: 'When it begins' })
  startsAt!: Date;

  @Field({ description: 'When it ends' })
  endsAt!: Date;
}

@ObjectType({
  description: 'A strategy call that was just booked, or is held until its e-mail confirms it',
  simpleResolvers: true,
})
class BookedCall extends CallSlot {
  @Field(() => ID, { description: 'Of the booking' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Moves or cancels it, as the link in the mail does: said this once, to the person who booked, and stored by no one. Null while the call is held: then only the mail has it',
  })
  key!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The call as an iCalendar file, to be saved; null while the call is held',
  })
  calendar!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the time is held for the link in the mail to be used; null where the call is booked',
  })
  heldUntil!: Date | null;
}

@Resolver(() => StrategyCall)
export class CallsResolver {
  @RequireAudience('anyone')
  @Query(() => [CallSlot], {
    description: `The free slots for a strategy call, soonest first, 500 at most; the agency's clock is ${strategyCallSchedule.timeZone}`,
  })
  async callSlots(@Args() { from, days }: CallSlotsArgs, @Ctx() context: Context): Promise<CallSlot[]> {
    return (await findFreeSlots(context, from ?? clock.date(), days)).map(toCallSlot);
  }

  @RequireAudience('anyone')
  @Mutation(() => BookedCall, {
    description: `Books a slot; the confirmation comes by mail, with a calendar file. For an e-mail that is new here the slot is held ${strategyCallSchedule.holdMinutes} minutes, until the link in the mail is used`,
  })
  async bookCall(
    @Arg('input', { description: 'Who wants to talk, and when' }) input: BookCallInput,
    @Ctx() context: Context,
  ): Promise<BookedCall> {
    const { call, key } = await bookCall(context, input);
    const isBooked = call.confirmedAt !== null;
    return {
      id: call.id,
      key,
      calendar: isBooked ? createCallCalendar(call, context.settings) : null,
      heldUntil: isBooked ? null : call.heldUntil,
      ...toCallSlot(call.startsAt),
    };
  }

  @RequireAudience('anyone')
  @Query(() => StrategyCall, { description: 'The call that a link opens, also once it is cancelled' })
  async strategyCall(
    @Arg('key', { description: 'Of the link' }) key: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StrategyCall> {
    await context.limits.count('strategyCall', { address: context.address });
    return readCall(context, info, key);
  }

  @RequireAudience('anyone')
  @Mutation(() => StrategyCall, {
    description: 'Confirms a held call; both sides get a mail with a calendar file. Confirming it again does nothing',
  })
  async confirmCall(
    @Arg('key', { description: 'Of the link' }) key: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StrategyCall> {
    await confirmCall(context, key);
    return readCall(context, info, key);
  }

  @RequireAudience('anyone')
  @Mutation(() => StrategyCall, {
    description: `Moves a call to a free slot, until ${strategyCallSchedule.changeMinutes} minutes before it begins; both sides get a mail that moves it in their calendar`,
  })
  async moveCall(
    @Arg('input', { description: 'Which call, and when instead' }) input: MoveCallInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StrategyCall> {
    await moveCall(context, input);
    return readCall(context, info, input.key);
  }

  @RequireAudience('anyone')
  @Mutation(() => StrategyCall, {
    description: `Cancels a call, until ${strategyCallSchedule.changeMinutes} minutes before it begins; its slot is free then, and both sides get a mail`,
  })
  async cancelCall(
    @Arg('key', { description: 'Of the link' }) key: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StrategyCall> {
    await cancelCall(context, key);
    return readCall(context, info, key);
  }

  @DependsOn('startsAt')
  @FieldResolver(() => Date, { description: 'When it ends' })
  endsAt(@Root() { startsAt }: StrategyCall): Date {
    return toCallSlot(startsAt).endsAt;
  }

  @DependsOn('confirmedAt', 'heldUntil', 'cancelledAt')
  @FieldResolver(() => CallStatusEnum, { description: 'Whether it takes place' })
  status(@Root() call: StrategyCall): CallStatus {
    return getCallStatus(call);
  }

  @DependsOn('startsAt', 'createdAt', 'updatedAt', 'sequence', 'cancelledAt')
  @FieldResolver(() => String, { description: 'It as an iCalendar file, to be saved' })
  calendar(@Root() call: StrategyCall, @Ctx() { settings }: Context): string {
    return createCallCalendar(call, settings);
  }
}

async function readCall({ read }: Context, info: GraphQLResolveInfo, key: string): Promise<StrategyCall> {
  const call = await read.one(StrategyCall, info, { where: { keyHash: hashKey(key) } });
  if (!call) throw notFound('call');
  return call;
}

const toCallSlot = (startsAt: Date): CallSlot => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + strategyCallSchedule.minutes * 60_000),
});
