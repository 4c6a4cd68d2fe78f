import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { conflict } from '#errors';

/** Turns a unique violation into the error that the slot is taken. */
export async function rejectTakenSlot<T>(booking: Promise<T>): Promise<T> {
  try {
    return await booking;
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException)
      throw conflict('This time has just been taken. Please choose another', { cause: error });
    throw error;
  }
}
