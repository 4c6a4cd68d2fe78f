import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { people } from '../../test/people.ts';
import { message } from '../../test/tickets.ts';
import { MessageList } from './message-list.tsx';

const theirs = (id: string) => message({ id });
const mine = (id: string) => message({ id, fromTeam: false });
const pages = { hasMore: false, next: 'ready' as const, loadMore: async () => undefined };

function show() {
  const scroller = createRef<HTMLDivElement>();
  const list = (messages: ReturnType<typeof message>[]) => (
    <MessageList messages={messages} pages={pages} viewerId={people.client.id} scroller={scroller} />
  );
  const { rerender } = render(list([theirs('m1')]));
  // Without a layout, nothing scrolls.
  scroller.current!.scrollTo = jest.fn();
  return {
    say: (...messages: ReturnType<typeof message>[]) => rerender(list([theirs('m1'), ...messages])),
    scroll: (up: number) =>
      act(async () => {
        scroller.current!.scrollTop = -up;
        fireEvent.scroll(scroller.current!);
      }),
    followed: () => jest.mocked(scroller.current!.scrollTo).mock.calls,
  };
}
const button = (name: string) => screen.findByRole('button', { name });
const none = () => expect(screen.queryByRole('button')).not.toBeInTheDocument();

test('someone who has scrolled up is notified of a new message, and following the link moves the focus to it', async () => {
  const { say, scroll } = show();
  await scroll(300);
  say(theirs('m2'));
  expect(screen.getByRole('status')).toHaveTextContent('New message');
  (await button('New message')).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Text of m2').closest('li')).toHaveFocus();
  none();
});

test('several messages are counted, and the link leads to the first', async () => {
  const { say, scroll } = show();
  await scroll(300);
  say(theirs('m2'), theirs('m3'));
  await userEvent.click(await button('2 new messages'));
  expect(screen.getByText('Text of m2').closest('li')).toHaveFocus();
  say(theirs('m2'), theirs('m3'), theirs('m4'));
  expect(await button('New message')).toBeInTheDocument();
});

test('at the end, the list follows new messages without a notification', async () => {
  const { say, scroll, followed } = show();
  await scroll(20);
  say(theirs('m2'));
  none();
  expect(followed()).toEqual([[{ top: 0 }]]);
});

test('scrolling down to a message clears the notification', async () => {
  const { say, scroll } = show();
  await scroll(300);
  say(theirs('m2'));
  await button('New message');
  await scroll(0);
  none();
  await scroll(300);
  none();
});

test("the viewer's messages and earlier ones are not new", async () => {
  const { say, scroll } = show();
  await scroll(300);
  say(mine('sending-1'));
  none();
  say(mine('m2'));
  none();
  say(mine('m2'), theirs('m3'));
  expect(await button('New message')).toBeInTheDocument();
});
