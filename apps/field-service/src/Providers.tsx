import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type AppViewProps, onTokenChange } from 'slipway'
import { client } from './api/jobs.ts'

/** Surrounds all pages, bars and overlays. */
export function Providers({ children }: AppViewProps) {
  // The next user must not see what the server has sent to this one.
  useEffect(() => onTokenChange(() => client.clear()), [])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
