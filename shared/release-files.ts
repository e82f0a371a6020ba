/** @returns whether a file of this name is read for releases and rows of the portal */
export const isReleaseFile = (name: string): boolean => /\.json(\.gz)?$/.test(name);
