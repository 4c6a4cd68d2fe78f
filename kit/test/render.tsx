import { render } from '@testing-library/react';
import { MemoryRouter } from 'kit/router';
import { LeaveProvider } from 'kit/leave';
import { SessionProvider } from 'kit/session';
import { KitTheme } from 'kit/theme';
import { Toaster } from 'kit/toasts';
import type { ReactNode } from 'react';

/** Shows a screen where the shell would have it. Answers the paths that the page was left for. */
export function renderInPage(screen: ReactNode, { path = '/' }: { path?: string } = {}): { left: string[] } {
  const left: string[] = [];
  render(
    <KitTheme>
      <LeaveProvider value={(to) => void left.push(to)}>
        <SessionProvider>
          <MemoryRouter initialEntries={[path]}>
            {screen}
            <Toaster />
          </MemoryRouter>
        </SessionProvider>
      </LeaveProvider>
    </KitTheme>,
  );
  return { left };
}
