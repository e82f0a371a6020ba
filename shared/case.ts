/** @returns a camelCase name in snake_case: `tenderId` → `tender_id` */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** @returns a snake_case name in camelCase: `tender_id` → `tenderId` */
export const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** @returns a camelCase name in PascalCase */
export const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + camelCase(name).slice(1);
