import { useInsertionEffect, useState } from 'react'

/**
 * A signal that fires when the component is gone for good.
 *
 * Not when its page is covered: then React pauses all effects but this one, and what is under way goes on.
 */
export function useGone(): AbortSignal {
  const [life] = useState(() => new AbortController())
  useInsertionEffect(() => () => life.abort(), [life])
  return life.signal
}
