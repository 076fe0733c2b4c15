declare module 'virtual:docs' {
  /** What lists show of each page of docs, by the address of its page: `/components/slider`. */
  export const metas: Readonly<Record<string, import('../build/docs.ts').DocsMeta>>
}
