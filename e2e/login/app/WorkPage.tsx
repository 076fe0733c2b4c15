import type { ReactNode } from 'react'
import { setToken, useRoute } from 'slipway'

/** The component of every page that requires a log-in. */
export default function WorkPage(): ReactNode {
  return (
    <>
      <p data-page>{useRoute().url}</p>
      <button type="button" onClick={() => setToken(undefined)}>
        Sign out
      </button>
    </>
  )
}
