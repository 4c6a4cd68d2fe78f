declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';
  import type { AddressInfo } from 'node:net';

  interface Call {
    method: string;
    path: string;
    query: Record<string, string>;
    req: NodeJS.ReadableStream;
    status: number;
    type: string;
    body: string;
  }
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: Array<{ name: string }>;
    });
    middleware: Array<(call: Call, next: () => Promise<void>) => Promise<void>>;
    httpServer: Server;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
