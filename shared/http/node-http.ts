import type * as http from 'node:http';

/**
 * Node's module of HTTP. Do not import it: an import gives the module's names their values, and for three of them, which
 * nothing uses, Node loads a client with a compiled parser. That takes 10 MB of each process.
 */
export const { createServer }: typeof http = process.getBuiltinModule('node:http');
