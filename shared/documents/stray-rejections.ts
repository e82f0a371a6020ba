/**
 * Lets a program that reads one file go on where a library leaves a rejection that nobody waits for, as pdf.js does for a broken
 * object that it then does without. Node would end the program, and with it an answer that was already found. What the
 * program itself waits for decides, as ever.
 */
export function ignoreStrayRejections(): void {
  process.on('unhandledRejection', () => undefined);
}
