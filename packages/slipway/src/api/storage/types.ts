import type { Register } from '../../router/config/register.ts'

/**
 * The types of the stored values by key, if the app registers them: `interface Register { storage: { user: User; visits: number
 * } }`.
 */
type Table = Register extends { readonly storage: infer Registered } ? Registered : Readonly<Record<string, unknown>>

/** The keys that the app has registered; any text if it has not registered any. */
export type StorageKey = keyof Table & string

/** The type of the value under a key; `unknown` if the app has not registered it. */
export type StorageData<Key extends StorageKey> = Table[Key]
