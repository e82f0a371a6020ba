/** A style sheet as text, which the build inserts. */
declare module '*.css' {
  const text: string;
  export default text;
}
