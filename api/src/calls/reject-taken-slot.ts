import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { conflict } from '#errors';

/** Says to whoever comes second that the slot is gone. */
export async function rejectTakenSlot<T>(booking: Promise<T>): Promise<T> {
  try {
    return await booking;
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException)
      throw conflict('This time has just been taken. Please choose another', { cause: error });
    throw error;
  }
}
