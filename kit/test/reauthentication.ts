import {
  ConfirmPasswordDocument,
  type ReauthenticationMethod,
  ReauthenticationMethodsDocument,
} from '../src/gql/graphql.ts';
import { errorReply, replyTo } from './network.ts';

export const reauthenticationRequired = errorReply(
  'REAUTHENTICATION_REQUIRED',
  "Please confirm it's you, then try again",
);

export const methodsReply = (...reauthenticationMethods: ReauthenticationMethod[]) =>
  replyTo(ReauthenticationMethodsDocument, { reauthenticationMethods });

export const confirmedPassword = replyTo(ConfirmPasswordDocument, { confirmPassword: true });
