/** A style sheet as text, inserted by the build. */
declare module '*.css' {
  const text: string;
  export default text;
}
