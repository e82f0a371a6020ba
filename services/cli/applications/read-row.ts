import { FileFault } from '#shared/record-files/fault.ts';
import type { FileCell, FileRow } from '#shared/record-files/rows.ts';

/** What a row says about one application, with the places of the cells that may name what is not there. */
export type Application = {
  company: FileCell;
  reference: string;
  title: string;
  status: 'active' | 'closed';
  /** Ids of documents of the company. */
  documents: readonly string[];
  /** Where the documents stand. */
  place: { line: number; column: number };
};

const COLUMNS = ['company', 'reference', 'title', 'status', 'documents'];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @throws FileFault at the first cell that is not what its column must be */
export function applicationOf(row: FileRow): Application {
  for (const [name, cell] of row.cells) {
    if (COLUMNS.includes(name)) continue;
    const { line, column } = row.headings.get(name) ?? cell;
    throw new FileFault(line, column, `there is no column ${name}; the columns are ${COLUMNS.join(', ')}`);
  }
  const required = (name: string): FileCell => {
    const cell = row.cells.get(name);
    if (cell === undefined) throw new FileFault(row.line, row.column, `${name} is missing`);
    return cell;
  };
  const company = required('company');
  const reference = required('reference').text.trim();
  const title = required('title').text.trim();
  const status = row.cells.get('status');
  const isKnown = status === undefined || status.text === 'active' || status.text === 'closed';
  if (!isKnown) throw new FileFault(status.line, status.column, 'status must be active or closed');
  const cell = row.cells.get('documents');
  const documents = (cell?.text ?? '')
    .split(/[\s;,]+/)
    .filter((id) => id !== '')
    .map((id) => id.toLowerCase());
  if (cell && !documents.every((id) => UUID.test(id)))
    throw new FileFault(cell.line, cell.column, 'documents must be ids, separated by semicolons');
  return {
    ...{ company, reference, title, documents: [...new Set(documents)] },
    status: status?.text === 'closed' ? 'closed' : 'active',
    place: { line: cell?.line ?? row.line, column: cell?.column ?? row.column },
  };
}
