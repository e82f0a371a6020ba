import { goods } from '#services/sample-publisher/generate/trades/goods.ts';
import type { Offering } from '#services/sample-publisher/generate/trades/offering.ts';
import { services } from '#services/sample-publisher/generate/trades/services.ts';
import { works } from '#services/sample-publisher/generate/trades/works.ts';

/** OCDS main procurement category. */
export type TradeKind = 'goods' | 'services' | 'works';
export type TradeName = keyof typeof goods | keyof typeof services | keyof typeof works;
export type Trade = Offering & { kind: TradeKind };

const ofKind = (kind: TradeKind, offerings: Record<string, Offering>): [string, Trade][] =>
  Object.entries(offerings).map(([name, offering]) => [name, { kind, ...offering }]);

/** Every trade by name. */
export const trades = Object.fromEntries([
  ...ofKind('goods', goods),
  ...ofKind('services', services),
  ...ofKind('works', works),
]) as Record<TradeName, Trade>;
