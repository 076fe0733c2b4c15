import { useEffect, useState } from 'react'
import { onInstallPrompt, type ShowInstallPromptResult, showInstallPrompt } from '../../api/install-prompt/index.ts'

/** What `useInstallPrompt` returns. */
export interface InstallPrompt {
  /** Whether the browser offers to install the app. */
  readonly isAvailable: boolean
  /** Asks the user, as `showInstallPrompt` does. */
  readonly show: () => Promise<ShowInstallPromptResult>
}

/**
 * Returns whether the browser offers to install the app, and renders the component again when this changes.
 *
 * @example
 * const install = useInstallPrompt()
 * return install.isAvailable && <Button onClick={install.show}>Install the app</Button>
 */
export function useInstallPrompt(): InstallPrompt {
  const [isAvailable, setAvailable] = useState(false)
  useEffect(() => onInstallPrompt((status) => setAvailable(status.isAvailable)), [])
  return { isAvailable, show }
}

const show = () => showInstallPrompt()
