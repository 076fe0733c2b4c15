declare module 'virtual:docs' {
  /** Metadata of each page of docs, by the address of its page: `/components/slider`. */
  export const metas: Readonly<Record<string, import('../build/docs.ts').DocsMeta>>
}
