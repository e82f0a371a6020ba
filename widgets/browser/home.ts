/** The origin of the script, such as `https://data.example`: the part of its address before `/widgets/`. */
export const HOME: string = (document.currentScript as HTMLScriptElement).src.split('/widgets/')[0] as string;
