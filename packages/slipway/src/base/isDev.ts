// Bundlers replace `process.env.NODE_ENV`, because React needs this, too.
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Whether this is a development build. Production builds drop the code for messages to developers. */
export const isDev: boolean = process.env.NODE_ENV !== 'production'
