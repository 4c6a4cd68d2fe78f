import { type Logger, pino } from 'pino';

/** JSON lines on standard output. */
export const createLog = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
