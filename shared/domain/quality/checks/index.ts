import { amountChecks } from './amounts.ts';
import { awardChecks } from './awards.ts';
import { briefingChecks } from './briefing.ts';
import { buyerChecks } from './buyer.ts';
import type { Check } from './check.ts';
import { classificationChecks } from './classification.ts';
import { combiningChecks } from './combining.ts';
import { contactChecks } from './contact.ts';
import { contractChecks } from './contracts.ts';
import { dateChecks } from './dates.ts';
import { documentChecks } from './documents.ts';
import { encodingChecks } from './encoding.ts';
import { placeChecks } from './place.ts';
import { statusChecks } from './status.ts';
import { supplierChecks } from './suppliers.ts';
import { textChecks } from './texts.ts';
import { titleChecks } from './titles.ts';

/** All checks of a single record, by area. Names are unique, together with those of `setChecks`. */
export const checks: readonly Check[] = [
  ...titleChecks,
  ...textChecks,
  ...encodingChecks,
  ...dateChecks,
  ...briefingChecks,
  ...buyerChecks,
  ...placeChecks,
  ...contactChecks,
  ...classificationChecks,
  ...documentChecks,
  ...statusChecks,
  ...amountChecks,
  ...awardChecks,
  ...supplierChecks,
  ...contractChecks,
  ...combiningChecks,
];
