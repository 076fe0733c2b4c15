import type { AdContent } from './adProvider.ts'

/** The ads of each unit. */
export type AdConfig = ReadonlyMap<string, readonly AdContent[]>

/** Longest text that is kept. */
const mostCharacters = 300

/** Longest duration of a rewarded ad that is accepted, so that a configuration cannot keep the user. */
const mostSeconds = 60

/**
 * Reads a configuration: `{ units: { [unitId]: [{ id, title, … }] } }`. Ads and fields of a wrong form are left out, because the
 * configuration is from the network. Returns `undefined` if it has no units.
 */
export function readAdConfig(value: unknown): AdConfig | undefined {
  const units = fieldsOf(fieldsOf(value)?.units)
  if (!units) return undefined
  return new Map(Object.entries(units).map(([unitId, ads]) => [unitId, Array.isArray(ads) ? ads.flatMap(readAd) : []]))
}

function readAd(value: unknown): AdContent[] {
  const fields = fieldsOf(value)
  const id = textOf(fields?.id)
  const title = textOf(fields?.title)
  if (!fields || !id || !title) return []
  const { seconds } = fields
  return [
    {
      id,
      title,
      text: textOf(fields.text),
      image: addressOf(fields.image),
      video: addressOf(fields.video),
      url: addressOf(fields.url),
      seconds: typeof seconds === 'number' && seconds >= 0 ? Math.min(seconds, mostSeconds) : undefined,
    },
  ]
}

const fieldsOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, mostCharacters) : undefined)

/** A complete address that is `https:` or `http:`. Other addresses could run code in the app. */
function addressOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined
  const { href, protocol } = new URL(value)
  return /^https?:$/.test(protocol) ? href : undefined
}
