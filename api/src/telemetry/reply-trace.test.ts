import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { eventually } from '#test/eventually';
import { createKillableServer } from '#test/killable-server';
import { saysSlowly } from '#test/model-answers';
import { startModelStandIn, standInKey } from '#test/model-stand-in';
import { startOtlpReceiver, type ReceivedSpan } from '#test/otlp-receiver';
import { startOwnRedis, isRedisInstalled } from '#test/own-server';
import { Reader } from '#test/replies';
import { drawTraceIfRequested } from '#test/trace-picture';

const mutation = `mutation SendMessage($input: SendMessageInput!) { sendMessage(input: $input) { reply { id } } }`;
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const click = '00f067aa0ba902b7';
const isPossible = isRedisInstalled();

(isPossible ? test : test.skip)(
  'one trace covers a reply from the click to the last token, across the server that writes it and the one that delivers it',
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'reply-trace-'));
    const [receiver, redis, model] = await Promise.all([
      startOtlpReceiver(),
      startOwnRedis(folder),
      startModelStandIn(),
    ]);
    const servers = await createKillableServer({
      ...model.env,
      REDIS_URL: redis.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      // The exporter reads these itself.
      OTEL_BSP_SCHEDULE_DELAY: '100',
    });
    const person = await servers.make.user({ role: 'contractor', contractorRole: 'developer' });
    const [one, other] = await Promise.all([servers.start(), servers.start()]);
    const client = await servers.signIn(one.url, person);
    const conversation = (await servers.make.conversation({ owner: person })).id;
    const reader = new Reader();
    reader.open({ ...client, url: other.url }, conversation);
    model.answerWith(saysSlowly(40, 'Jarvis', ' says', ' a', ' few', ' words', '.'));
    await eventually(async () => expect(receiver.spans.map(({ name }) => name)).toContain('subscription'));

    const start = Date.now();
    const variables = { input: { conversationId: conversation, content: 'A secret question?' } };
    const { body } = await client.send<{ data: { sendMessage: { reply: { id: string } } } }>(
      'POST',
      '/graphql',
      { query: mutation, variables },
      { traceparent: `00-${traceId}-${click}-00` },
    );
    await reader.waitForEnd(body.data.sendMessage.reply.id);
    const end = Date.now();
    await reader.drop();
    const inTrace = () => receiver.spans.filter((span) => span.traceId === traceId);
    const named = (name: string | RegExp) =>
      inTrace().filter((span) => (name instanceof RegExp ? name.test(span.name) : span.name === name));
    await eventually(async () => {
      for (const name of [
        'POST /graphql',
        'mutation SendMessage',
        'Mutation.sendMessage',
        'write reply',
        'deliver reply',
        'chat stand-in',
      ])
        expect(named(name)).toHaveLength(1);
    });

    const [request] = named('POST /graphql');
    expect(request?.parentSpanId).toBe(click);
    const getChain = (span: ReceivedSpan | undefined): string[] =>
      span ? [span.name, ...getChain(inTrace().find(({ spanId }) => spanId === span.parentSpanId))] : [];
    const toClick = ['Mutation.sendMessage', 'mutation SendMessage', 'POST /graphql'];
    expect(getChain(named('chat stand-in')[0])).toEqual(['chat stand-in', 'write reply', ...toClick]);
    expect(getChain(named('deliver reply')[0]).slice(-3)).toEqual(toClick);
    expect(getChain(named(/^WITH conversations messages/)[0])).toEqual([expect.stringMatching(/^WITH/), ...toClick]);
    // Publishing its text creates no spans, regardless of its length.
    expect(named('redis-XADD')).toHaveLength(0);

    // Two servers, by name.
    expect(named('deliver reply')[0]?.instance).not.toBe(request?.instance);
    expect(named('deliver reply')[0]?.attributes).toMatchObject({
      'portals.characters': 'Jarvis says a few words.'.length,
    });
    expect(named('chat stand-in')[0]).toMatchObject({
      service: 'portals',
      attributes: { 'gen_ai.usage.output_tokens': 6 },
      events: [{ name: 'first token' }],
    });
    // The last token is delivered before the trace ends, and after the model sent it.
    expect(named('deliver reply')[0]?.end).toBeGreaterThanOrEqual(
      (named('chat stand-in')[0]?.events[0]?.at ?? 0) + 100,
    );

    expect(named('SentMessage.reply')[0]?.attributes['graphql.resolver.calls']).toBe(1);

    drawTraceIfRequested(
      inTrace().filter((span) => span.start < end),
      { start, end },
    );
    const sent = receiver.text();
    const secrets = [
      'A secret question',
      'Jarvis says',
      person.email,
      'insert into',
      'where ',
      standInKey,
      client.cookie ?? '',
    ];
    expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);

    await servers.stop();
    await Promise.all([redis.stop(), model.stop(), receiver.stop()]);
    rmSync(folder, { recursive: true, force: true });
  },
  90_000,
);
