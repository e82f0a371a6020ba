/** The path prefix, as `meta.apiVersion` reports it. */
export const apiVersion = 'v2';

/** Version of the interface's description. */
export const documentVersion = '2.1.0';
