import { enFeatures } from './en/enFeatures.ts'
import { type CoreMessages, en } from './en.ts'
import { fill, localeStore } from './locale.ts'

/** All texts of one language. */
export type Messages = CoreMessages & Readonly<Record<keyof typeof enFeatures, string>>

/** The keys of the dictionaries. */
export type MessageKey = keyof Messages

const whole = new WeakMap<Partial<Messages>, Messages>()

/** All texts of the current language. Returns the same object until the language changes. */
export function currentMessages(): Messages {
  const { messages } = localeStore.get()
  const known = whole.get(messages) ?? { ...en, ...enFeatures, ...messages }
  whole.set(messages, known)
  return known
}

/** The text of a key in the current language, with its `{name}` placeholders filled. */
export function message(key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string {
  return fill(currentMessages()[key], values)
}
