import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import pg from 'pg';

/**
 * Prisma's schema engine as WebAssembly, which compares schemas and needs no engine download. The npm package expects a bundler
 * that imports `.wasm` files; in Node the module is instantiated here.
 */

export type { SchemaEngine };
/** A Prisma schema file: its name and its text. */
export type SchemaFile = { path: string; content: string };

/** PostgreSQL's internal one-byte type `"char"`. */
const INTERNAL_CHAR_OID = 18;

/**
 * Opens the engine on a database, runs `work`, and closes all connections.
 * @param url the database, which must exist
 * @param files the Prisma schema the engine reads namespaces from
 * @throws Error with the engine's or the database's message
 */
export async function withSchemaEngine<Result>(
  url: string,
  files: SchemaFile[],
  work: (engine: SchemaEngine) => Promise<Result>,
): Promise<Result> {
  const { SchemaEngine: Engine } = await load();
  // One connection: the engine takes a session-level advisory lock and must go on in that session.
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: 'migrate' });
  try {
    const adapter = bindSqlAdapterFactory(withCharacters(pool));
    const datamodels = files.map((file): [string, string] => [file.path, file.content]);
    const engine = await Engine.new({ datamodels }, () => undefined, adapter);
    try {
      return await work(engine);
    } finally {
      engine.free();
    }
  } finally {
    await pool.end();
  }
}

/** PrismaPg, which returns `"char"` columns of the system catalogue, which it does not support, as characters. */
function withCharacters(pool: pg.Pool): SqlDriverAdapterFactory {
  let characters: boolean[] = [];
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<pg.QueryResult>;
  const factory = new PrismaPg(pool);
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => {
      const adapter = await factory.connect();
      const queryRaw = adapter.queryRaw.bind(adapter);
      return Object.assign(adapter, {
        underlyingDriver: () => pool,
        queryRaw: async (sql: Parameters<typeof queryRaw>[0]) => {
          const rows = await queryRaw(sql);
          const columnTypes = rows.columnTypes.map((type, column) =>
            characters[column] ? ColumnTypeEnum.Character : type,
          );
          return { ...rows, columnTypes };
        },
        client: {
          query: async (...given: unknown[]) => {
            const result = await query(...given);
            characters = result.fields.map((field) => field.dataTypeID === INTERNAL_CHAR_OID);
            for (const field of result.fields) {
              if (field.dataTypeID === INTERNAL_CHAR_OID) field.dataTypeID = pg.types.builtins.TEXT;
            }
            return result;
          },
        },
      });
    },
  };
}

type EngineModule = {
  SchemaEngine: typeof SchemaEngine;
  __wbg_set_wasm: (exports: Exports) => void;
};
type Exports = Record<string, unknown>;
/** Node has this global; its type is part of the browser library only. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: Exports } }>;
  };
};

let loaded: Promise<EngineModule> | undefined;

function load(): Promise<EngineModule> {
  loaded ??= (async () => {
    const glue = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
    const bytes = await readFile(glue.replace(/\.js$/, '.wasm'));
    const engine = (await import(pathToFileURL(glue).href)) as EngineModule;
    const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': engine });
    engine.__wbg_set_wasm(instance.exports);
    (instance.exports['__wbindgen_start'] as () => void)();
    // The engine reports a panic of its own through this global before it traps.
    Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: keepPanic } });
    return engine;
  })();
  return loaded;
}

const keepPanic = (message: string): void => {
  throw new Error(`schema engine: ${message}`);
};
