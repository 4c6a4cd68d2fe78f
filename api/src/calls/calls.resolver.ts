import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Field, FieldResolver, ID, Info, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
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
import { DependsOn } from '#db/depends-on';
import { Row } from '#db/row';
import { notFound } from '#errors';
import { hashKey } from '#secret-key';

@ObjectType({ description: 'A free slot for a strategy call', simpleResolvers: true })
class CallSlot {
  @Field({ description: 'Start time' })
  startsAt!: Date;

  @Field({ description: 'End time' })
  endsAt!: Date;
}

@ObjectType({
  description: 'A strategy call that was just booked, or is held until its email address is confirmed',
  simpleResolvers: true,
})
class BookedCall extends CallSlot {
  @Field(() => ID, { description: 'Immutable identifier' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Key to move or cancel the call, as in the emailed link. Only returned here and never stored. Null while the call is held: then only the email has it',
  })
  key!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The call as an iCalendar file; null while the call is held',
  })
  calendar!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the hold expires unless the link in the email is used; null once the call is booked',
  })
  heldUntil!: Date | null;
}

@Resolver(() => StrategyCall)
export class CallsResolver {
  @RequireAudience('anyone')
  @Query(() => [CallSlot], {
    description: `Free slots for a strategy call, soonest first, at most 500. The agency's time zone is ${strategyCallSchedule.timeZone}`,
  })
  async callSlots(@Args() { from, days }: CallSlotsArgs, @Ctx() context: Context): Promise<CallSlot[]> {
    return (await findFreeSlots(context, from ?? clock.date(), days)).map(toCallSlot);
  }

  @RequireAudience('anyone')
  @Mutation(() => BookedCall, {
    description: `Books a slot and emails a confirmation with a calendar file. For a new email address the slot is held for ${strategyCallSchedule.holdMinutes} minutes, until the link in the email is used`,
  })
  async bookCall(
    @Arg('input', { description: 'A booking request' }) input: BookCallInput,
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
  @Query(() => StrategyCall, { description: 'The call that belongs to a link, even if it has been canceled' })
  async strategyCall(
    @Arg('key', { description: 'Key from the link in the email' }) key: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StrategyCall> {
    await context.limits.count('strategyCall', { address: context.address });
    return readCall(context, info, key);
  }

  @RequireAudience('anyone')
  @Mutation(() => StrategyCall, {
    description: 'Confirms a held call and emails both sides a calendar file. Idempotent',
  })
  async confirmCall(
    @Arg('key', { description: 'Key from the link in the email' }) key: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StrategyCall> {
    await confirmCall(context, key);
    return readCall(context, info, key);
  }

  @RequireAudience('anyone')
  @Mutation(() => StrategyCall, {
    description: `Moves a call to a free slot, up to ${strategyCallSchedule.changeMinutes} minutes before it starts, and emails both sides a calendar update`,
  })
  async moveCall(
    @Arg('input', { description: 'A call and its new time' }) input: MoveCallInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StrategyCall> {
    await moveCall(context, input);
    return readCall(context, info, input.key);
  }

  @RequireAudience('anyone')
  @Mutation(() => StrategyCall, {
    description: `Cancels a call, up to ${strategyCallSchedule.changeMinutes} minutes before it starts, frees its slot and emails both sides`,
  })
  async cancelCall(
    @Arg('key', { description: 'Key from the link in the email' }) key: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StrategyCall> {
    await cancelCall(context, key);
    return readCall(context, info, key);
  }

  @DependsOn('startsAt')
  @FieldResolver(() => Date, { description: 'End time' })
  endsAt(@Row() { startsAt }: StrategyCall): Date {
    return toCallSlot(startsAt).endsAt;
  }

  @DependsOn('confirmedAt', 'heldUntil', 'cancelledAt')
  @FieldResolver(() => CallStatusEnum, { description: 'State of the call' })
  status(@Row() call: StrategyCall): CallStatus {
    return getCallStatus(call);
  }

  @DependsOn('startsAt', 'createdAt', 'updatedAt', 'sequence', 'cancelledAt')
  @FieldResolver(() => String, { description: 'The call as an iCalendar file' })
  calendar(@Row() call: StrategyCall, @Ctx() { settings }: Context): string {
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
