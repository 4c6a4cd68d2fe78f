const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a session, and an authentication within it, is valid, in milliseconds. */
export const sessionLimits = {
  idle: { label: 'Time without a visit', milliseconds: 7 * day, over: 'the session ends' },
  total: { label: 'Age of a session', milliseconds: 30 * day, over: 'the session ends, its sockets too' },
  totalOfAdministrators: {
    label: "Age of an administrator's session",
    milliseconds: 12 * hour,
    over: 'the session ends, its sockets too',
  },
  copy: {
    label: "Age of a copy of a session in a server's memory, which the end of the session removes",
    milliseconds: 4 * second,
    over: 'the session is read again',
  },
  recentAuth: {
    label: 'Age of the sign-in or confirmation that a sensitive change needs',
    milliseconds: 5 * minute,
    over: '403 REAUTHENTICATION_REQUIRED',
  },
} as const;
