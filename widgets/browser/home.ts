/** Where the script comes from, such as `https://data.example`: what stands before `/widgets/` in its address. */
export const HOME: string = (document.currentScript as HTMLScriptElement).src.split('/widgets/')[0] as string;
