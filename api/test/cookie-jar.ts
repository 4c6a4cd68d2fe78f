/** Fetches with the cookies of one site and with redirects. */
export interface Browser {
  /** Sends a request without following redirects. */
  visit(url: string, form?: Record<string, string>): Promise<Response>;
  /** Follows redirects on this origin. Returns the last response and its location. */
  follow(url: string, form?: Record<string, string>): Promise<{ response: Response; location: string | null }>;
}

export function createBrowser(origin: string): Browser {
  const cookies = new Map<string, { value: string; path: string }>();
  const cookieHeader = (pathname: string) =>
    [...cookies.values()]
      .filter(({ path }) => pathname.startsWith(path))
      .map(({ value }) => value)
      .join('; ');
  const storeCookie = (line: string) => {
    const [value = '', ...attributes] = line.split(';').map((part) => part.trim());
    const of = (name: string) =>
      attributes.find((part) => part.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
    const path = of('path') ?? '/';
    const isOver = of('expires') !== undefined && Date.parse(of('expires') ?? '') < Date.now();
    const key = `${path} ${value.split('=')[0]}`;
    if (isOver) cookies.delete(key);
    else cookies.set(key, { value, path });
  };
  const visit: Browser['visit'] = async (url, form) => {
    const there = new URL(url, origin);
    const response = await fetch(there, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: cookieHeader(there.pathname) },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) storeCookie(line);
    return response;
  };
  return {
    visit,
    async follow(url, form) {
      let response = await visit(url, form);
      for (;;) {
        const location = response.headers.get('location');
        if (!location || new URL(location, origin).origin !== origin) return { response, location };
        response = await visit(location);
        if (response.status < 300 || response.status >= 400) return { response, location };
      }
    },
  };
}
