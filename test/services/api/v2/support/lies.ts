type Node = { [name: string]: never };
type Description = { components: { schemas: Record<string, { properties: Record<string, Node> }> } };

/** A description that does not say what the API does, as somebody could make it by mistake. */
export type Lie = {
  name: string;
  /** The operation whose responses show it. */
  path: string;
  means: string;
  tell: (description: object) => object;
};

const lie = (name: string, path: string, means: string, change: (description: Description) => void): Lie => ({
  name,
  path,
  means,
  tell: (description) => {
    const told = structuredClone(description) as Description;
    change(told);
    return told;
  },
});

const propertiesOf = ({ components }: Description, schema: string) =>
  components.schemas[schema]!.properties as Record<string, Record<string, unknown>>;

/** Each must be found by the compiler when it reads real responses. */
export const lies: readonly Lie[] = [
  lie('another-type', '/v2/tenders', 'gives a field another type', (description) => {
    propertiesOf(description, 'TenderItem')['title'] = { type: 'integer' };
  }),
  lie('promised', '/v2/awards', 'promises a field that no response has', (description) => {
    const { AwardItem } = description.components.schemas as unknown as Record<string, { required: string[] }>;
    AwardItem!.required.push('weight');
    propertiesOf(description, 'AwardItem')['weight'] = { type: 'number' };
  }),
  lie('forgotten', '/v2/companies/{name}/directors', 'leaves out a field', (description) => {
    delete propertiesOf(description, 'CompanyDirectorItem')['roleType'];
  }),
  lie('forgotten-inside', '/v2/tenders', 'leaves out a field of a nested object', (description) => {
    const { anyOf } = propertiesOf(description, 'TenderItem')['estimatedValue'] as {
      anyOf: { properties?: Record<string, unknown> }[];
    };
    delete anyOf[0]?.properties?.['methodology'];
  }),
  lie('another-value', '/v2/tenders/search', 'leaves out a value of a closed list', (description) => {
    propertiesOf(description, 'TenderItem')['status'] = { type: 'string', enum: ['closed'] };
  }),
  lie('never-null', '/v2/awards', 'says that a field is never null', (description) => {
    propertiesOf(description, 'AwardItem')['beeLevel'] = { type: 'string' };
  }),
  lie('another-record', '/v2/changes', 'gives changes of one kind the record of another', (description) => {
    propertiesOf(description, 'AwardChange')['record'] = { $ref: '#/components/schemas/Author' };
  }),
];
