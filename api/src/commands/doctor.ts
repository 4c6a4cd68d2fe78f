import '#require-node';

await import('#commands/run-doctor');
