/** The parts of an OpenAPI 3.1 description that pages show. */
export type Schema = {
  readonly $ref?: string;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
};
export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
};
export type Media = { readonly schema?: Schema; readonly example?: unknown };
export type Response = {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, { readonly $ref?: string; readonly description?: string }>>;
  readonly content?: Readonly<Record<string, Media>>;
  /** Streams of the same records. */
  readonly 'x-streams'?: Readonly<Record<string, Media>>;
};
export type OperationObject = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly description?: string;
    readonly content: Readonly<Record<string, Media>>;
  };
  readonly responses: Readonly<Record<string, Response>>;
};
export type Description = {
  readonly tags?: readonly { readonly name: string; readonly description: string }[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** Resolves a reference such as `#/components/schemas/Tender`. */
export type Resolve = <Part extends object>(part: Part & { readonly $ref?: string }) => Part;

/** @throws TypeError for a reference to nothing: then the description is wrong */
export const resolverOf =
  ({ components }: Description): Resolve =>
  <Part extends object>(part: Part & { readonly $ref?: string }): Part => {
    if (part.$ref === undefined) return part;
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/([\w-]+)$/.exec(part.$ref) ?? [];
    const found = components[kind]?.[name];
    if (found === undefined) throw new TypeError(`the description has no ${part.$ref}`);
    return found as Part;
  };

/** @returns the name of the schema in a reference */
export const nameOf = (schema: Schema): string | null => schema.$ref?.split('/').at(-1) ?? null;
