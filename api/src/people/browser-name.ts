import Bowser from 'bowser';

/** What someone recognises of the way a browser names itself, as in "Firefox on Linux"; else that name as it is. */
export function formatBrowserName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const words = [browser.name, os.name].filter(Boolean);
  return words.length > 0 ? words.join(' on ') : userAgent;
}
