import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Tender } from '#services/sample-publisher/generate/tender.ts';
import type { AnalysisLists, Moment } from '#shared/domain/documents/analysis.ts';
import type { FactStyle } from './facts/draw.ts';
import type { FileFormat, FileKind } from './file-kind.ts';
import type { Paper } from './print/paper.ts';
import type { DocumentTruth, TruthField } from './truth.ts';

/** A way in which documents look and speak; layouts.ts reads them and says what the fields are. */
export type Layout = {
  name: string;
  category: DocumentTruth['category'];
  format: FileFormat;
  scanned?: boolean | undefined;
  kinds: readonly FileKind[];
  /** Whether a tender has documents like this. */
  fits(tender: Tender): boolean;
  facts: FactStyle;
  states: Partial<Record<TruthField, number | 'moved'>>;
  itself?: AnalysisLists['returnables'] | undefined;
  compose(bid: Bid, random: Random): Paper;
};

/**
 * What a document is made from: the tender as it is when the document is published, the position of its file, and when the tender
 * closed before, where the document announces another time.
 */
export type Source = { seed: number; tender: Tender; position: number; formerClosing: number | null };

/** What a layout prints: the truth, and the text around it. */
export type Bid = {
  truth: DocumentTruth;
  /** The organ of state, its number for the bid, and the title, as the notice has them but without stray blanks. */
  buyer: string;
  number: string;
  title: string;
  municipal: boolean;
  /** Day of the advert, `YYYY-MM-DD`. */
  advertised: string;
  kind: 'goods' | 'services' | 'works';
  town: string;
  formerClosing: Moment | null;
};
