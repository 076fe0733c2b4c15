// Bundlers replace `process.env.NODE_ENV`, as React needs it too.
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Whether explanations for who develops are worth their bytes; a production build drops them. */
export const isDev: boolean = process.env.NODE_ENV !== 'production'
