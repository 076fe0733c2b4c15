import type { enAd } from './enAd.ts'

/** English text of the label of `Ad`. */
export const enAdLabel = { 'ad.label': 'Advertisement' } as const satisfies Partial<typeof enAd>
