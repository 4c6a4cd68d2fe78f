import Bowser from 'bowser';

/** A readable browser name, such as "Firefox on Linux"; the user agent itself if unknown. */
export function formatBrowserName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const words = [browser.name, os.name].filter(Boolean);
  return words.length > 0 ? words.join(' on ') : userAgent;
}
