import { minAuditDays } from '#retention/audit-months';

interface RetentionDays {
  /** The explanation in `.env.example`. */
  meaning: string;
  /** The minimum, below which screens and limits would miss rows that they count. */
  min: number;
  /** Null: kept forever. */
  default: number | null;
}

/** The maximum: a hundred years. */
export const maxRetentionDays = 36_500;

/** Retention in days, where an operator decides. */
export const retentionSettings = {
  SECURITY_LOG_DAYS: {
    meaning: 'Days to keep the security log: sign-ins, denied requests, and changes of roles and keys.',
    min: 1,
    default: 180,
  },
  AUDIT_RETENTION_DAYS: {
    meaning: 'Days to keep the audit log, 365 or more. Full months are archived, then deleted. Unset, forever.',
    min: minAuditDays,
    default: null,
  },
  ACTIVITY_RETENTION_DAYS: {
    meaning: 'Days to keep the activity of projects, tickets and requests, 90 or more. Unset, forever.',
    min: 90,
    default: null,
  },
  TICKET_MESSAGE_RETENTION_DAYS: {
    meaning: 'Days to keep the messages of a resolved ticket after its last change, 30 or more. Unset, forever.',
    min: 30,
    default: null,
  },
  CONVERSATION_RETENTION_DAYS: {
    meaning: 'Days to keep a conversation with Jarvis after its last use, 30 or more. Unset, forever.',
    min: 30,
    default: null,
  },
} as const satisfies Record<string, RetentionDays>;

export type RetentionSetting = keyof typeof retentionSettings;
export type RetentionSettings = Record<RetentionSetting, number | null>;
export const retentionNames = Object.keys(retentionSettings) as RetentionSetting[];
