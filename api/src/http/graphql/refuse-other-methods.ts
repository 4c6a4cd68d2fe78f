import type { RequestHandler } from 'express';
import { formatGraphqlError, methodNotAllowed } from '#errors';
import { mediaTypes } from '#http/graphql/media-types';

/** The answer to any other method than POST. GET is for browsers, which get the playground, and for WebSocket handshakes. */
export const refuseOtherMethods: RequestHandler = (req, res) => {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const error = methodNotAllowed('Send operations by POST', isRead ? ['POST'] : ['GET', 'HEAD', 'POST']);
  res.locals.route = '/graphql';
  res.status(error.status).set(Object.fromEntries(error.headers)).vary('Accept');
  res.type(req.accepts([...mediaTypes]) || mediaTypes[0]).send(JSON.stringify({ errors: [formatGraphqlError(error)] }));
};
