import { useEffect, useState } from 'react'
import { applyUpdate, onUpdateReady } from '../../api/app-update/index.ts'

/** What `useAppUpdate` returns. */
export interface AppUpdate {
  /** Whether a new deployment has been downloaded. */
  readonly isReady: boolean
  /** Starts the app again from it, as `applyUpdate` does. */
  readonly apply: () => Promise<void>
}

/**
 * Returns whether a new deployment of the app has been downloaded, and renders the component again when one has.
 *
 * @example
 * const update = useAppUpdate()
 * return update.isReady && <Button onClick={update.apply}>Start the new version</Button>
 */
export function useAppUpdate(): AppUpdate {
  const [isReady, setReady] = useState(false)
  useEffect(() => onUpdateReady(() => setReady(true)), [])
  return { isReady, apply }
}

const apply = () => applyUpdate()
