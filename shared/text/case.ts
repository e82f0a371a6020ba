const snake = new Map<string, string>();

/** @returns a camelCase name in snake_case: `tenderId` → `tender_id`; cached, because there are few names and many calls */
export function snakeCase(name: string): string {
  let found = snake.get(name);
  if (found === undefined) {
    found = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    snake.set(name, found);
  }
  return found;
}

/** @returns a snake_case name in camelCase: `tender_id` → `tenderId` */
export const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** @returns a camelCase or snake_case name in PascalCase */
export const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + camelCase(name).slice(1);

/** @returns a snake_case name as words of a sentence: `tender_bidder` → `Tender bidder` */
export const sentenceCase = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
