import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { chainHandlers } from '#http/chain-handlers';

const called: string[] = [];
const step =
  (name: string): RequestHandler =>
  async (_req, _res, next) => {
    called.push(name);
    next();
  };
const answerFault: ErrorRequestHandler = (fault: Error, _req, res, _next) => void res.send(fault.message);

async function getAnswer(...handlers: RequestHandler[]): Promise<string> {
  called.length = 0;
  const after: RequestHandler = (_req, res) => void res.send('after');
  const server = createServer(express().use(chainHandlers(...handlers), after, answerFault));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
  return answer.text();
}

test('each handler runs once, in order, followed by the next middleware', async () => {
  expect(await getAnswer(step('first'), step('second'), step('third'))).toBe('after');
  expect(called).toEqual(['first', 'second', 'third']);
});

test('a handler that responds ends the chain', async () => {
  expect(await getAnswer(step('first'), (_req, res) => void res.send('own'), step('never'))).toBe('own');
  expect(called).toEqual(['first']);
});

const fault = new Error('refused');
test.each<[string, RequestHandler]>([
  [
    'throws',
    () => {
      throw fault;
    },
  ],
  [
    'rejects',
    async () => {
      throw fault;
    },
  ],
  ['passes an error on', (_req, _res, next) => next(fault)],
])('a handler that %s ends the chain', async (_how, handler) => {
  expect(await getAnswer(step('first'), handler, step('never'))).toBe('refused');
  expect(called).toEqual(['first']);
});
