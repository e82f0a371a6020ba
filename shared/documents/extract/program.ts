import { buffer } from 'node:stream/consumers';
import { ignoreStrayRejections } from '#shared/documents/stray-rejections.ts';
import { type ExtractionFailure, failureOf } from './apart.ts';
import { extractText } from './extract.ts';
import type { Extraction } from './extraction.ts';
import type { FileHints } from './file-kind.ts';

/**
 * The process that extracts the text of one file: its bytes come through standard input, what the sender says about it as an
 * argument, and the text goes to standard output as JSON. It knows neither settings nor database.
 */
ignoreStrayRejections();
const bytes = await buffer(process.stdin);
const hints = JSON.parse(process.argv[2] ?? '{}') as FileHints;

const answer = await extractText(bytes, hints).catch(failureOf);
process.stdout.write(JSON.stringify(answer satisfies Extraction | ExtractionFailure));
