/** The example app of a guide, which tests import from the page itself. */
declare module 'guide:*/src/app.ts' {
  export const app: import('../../../router/config/config.ts').AnyApp
}

declare module 'guide:log-in/src/api.ts' {
  export const removeToken: () => void
}

declare module 'guide:log-in/src/renewal.ts' {
  export const removeRenewal: () => void
}

declare module 'guide:infinite-lists/src/Providers.tsx' {
  export const client: { clear(): void }
}

/** The tests in a guide, which run when they are imported. */
declare module 'guide:*.test.tsx' {}
