declare module 'virtual:docs-words' {
  /** The words of each page of docs, separated by spaces, by the address of its page. */
  export const words: Readonly<Record<string, string>>
}

declare module 'virtual:docs' {
  /** Metadata of each page of docs, by the address of its page: `/components/slider`. */
  export const metas: Readonly<Record<string, import('../build/docs.ts').DocsMeta>>
}
