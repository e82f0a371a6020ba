import type { ProvinceCode } from '#shared/codelists/provinces.ts';
import { filled } from './fixture.ts';
import { notices } from './notices.ts';
import type { Random } from './random.ts';

const { conditions } = notices;

/**
 * Text for `specialConditions`; null where the publisher leaves the field out.
 * @param grade what contractors need, such as `6CE`; null for other purchases than works
 */
export function specialConditions(
  province: ProvinceCode | null,
  grade: string | null,
  random: Random,
): string | null {
  if (random.chance(0.65)) return null;
  if (random.chance(0.12)) return random.pick(conditions.none);
  const drawn = Array.from({ length: random.integer(1, 3) }, () => random.pick(conditions.usual));
  const parts = [...new Set(drawn)].map((text) =>
    typeof text === 'string' ? text : grade === null ? text.others : filled(text.works, () => grade),
  );
  if (province === null && random.chance(0.2)) parts.push(conditions.national);
  return `${parts.join('\r\n\r\n')}${random.chance(0.3) ? '\r\n' : ''}`;
}
