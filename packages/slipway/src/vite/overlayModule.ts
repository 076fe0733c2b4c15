/** A module for development: shows errors of `createApp` in Vite's overlay, where the window would be blank otherwise. */
export const overlayModule = `import { ErrorOverlay } from '/@vite/client'
addEventListener('error', ({ error }) => {
  if (!(error instanceof Error) || !error.message.startsWith('slipway:')) return
  document.body.append(new ErrorOverlay({ message: error.message, stack: error.stack }))
})
`
