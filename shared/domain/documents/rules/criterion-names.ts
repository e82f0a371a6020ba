import type { Entry, Group } from './criterion-readings.ts';

/** What stands between a title and its description. */
const DESCRIBES = /: | - /;

/** Cuts descriptions off that stand behind the names of most criteria: `Fleet: age and condition`, `Drivers - licences and training`. */
export function withoutDescriptions(groups: readonly Group[]): Group[] {
  const heads = titlesOf(groups.map(({ head }) => head));
  const parts = titlesOf(groups.flatMap((group) => group.parts));
  return groups.map((group, at) => ({
    ...group,
    head: heads[at]!,
    parts: parts.splice(0, group.parts.length),
  }));
}

function titlesOf(entries: readonly Entry[]): Entry[] {
  const titles = entries.map(({ name }) => name.split(DESCRIBES)[0]!);
  const described = titles.filter((title, at) => title.length >= 4 && title !== entries[at]!.name).length;
  const areDistinct = new Set(titles).size === titles.length;
  if (described < 2 || described * 3 < entries.length * 2 || !areDistinct) return [...entries];
  return entries.map((entry, at) => ({ ...entry, name: titles[at]! }));
}

/** Longer names have a description behind them, which is longer than they are. */
const MAX_NAME = 45;

/** A description goes on in small letters, and says more than another word or two. */
const DESCRIPTION = /^(.{4,45}?)(?:: | - )(?=\p{Ll}[^ ]* [^ ]+ [^ ]+)/u;

/** `METHODOLOGY: Approach in line with the standards`: a title in capitals, and what follows is not. */
const CAPITALS = /^[^a-z:]{4,80}(?=: | - )/;
const titleInCapitals = (name: string): string | undefined => {
  const title = CAPITALS.exec(name)?.[0];
  return title !== undefined && /[a-z]{2}/.test(name) ? title : undefined;
};

/** Leaves out what stands in brackets at the end, where it lists something or is as long as a sentence. */
function withoutExplanation(name: string): string {
  if (!name.endsWith(')')) return name;
  let [start, depth] = [name.length, 0];
  do {
    start -= 1;
    depth += name.charAt(start) === ')' ? 1 : name.charAt(start) === '(' ? -1 : 0;
  } while (depth > 0 && start > 0);
  const inside = name.slice(start + 1, -1);
  const explains = inside.includes(',') || inside.split(' ').length >= LEAST_OF_SENTENCE;
  return depth === 0 && explains && name.charAt(start - 1) === ' ' ? name.slice(0, start - 1) : name;
}
const LEAST_OF_SENTENCE = 5;

export function withoutDescription(whole: string): string {
  const name = withoutExplanation(whole);
  const title = titleInCapitals(name) ?? DESCRIPTION.exec(name)?.[1];
  if (title !== undefined) return title;
  const at = name.length > MAX_NAME ? name.search(/: | - |\. (?=[A-Z])/) : -1;
  return at >= 4 && at < name.length / 2 ? name.slice(0, at) : name;
}
