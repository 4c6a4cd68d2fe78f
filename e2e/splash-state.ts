/** Cookies of a session that has seen the splash, so that it doesn't delay journeys. */
export const splashSeenState = {
  cookies: ['127.0.0.1', 'localhost'].map((domain) => ({
    name: 'splash',
    value: 'seen',
    domain,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  })),
  origins: [],
};
