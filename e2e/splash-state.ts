/** The cookies of a browser session that has seen the splash: no journey is held up by it. */
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
