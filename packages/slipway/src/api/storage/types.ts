import type { Register } from '../../router/config/register.ts'

/** What the app keeps under which key, where it says so: `interface Register { storage: { user: User; visits: number } }`. */
type Table = Register extends { readonly storage: infer Registered } ? Registered : Readonly<Record<string, unknown>>

/** The keys that the app stores under; any text where it lists none. */
export type StorageKey = keyof Table & string

/** What is stored under a key; not known where the app does not say. */
export type StorageData<Key extends StorageKey> = Table[Key]
