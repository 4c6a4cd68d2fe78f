import '#require-node';

await import('#workers/run-process');
