import { useInsertionEffect, useState } from 'react'

/**
 * A signal that is aborted when the component is finally unmounted.
 *
 * It is not aborted when the page is covered: React pauses all effects but insertion effects then, and running uploads
 * continue.
 */
export function useUnmountSignal(): AbortSignal {
  const [life] = useState(() => new AbortController())
  useInsertionEffect(() => () => life.abort(), [life])
  return life.signal
}
