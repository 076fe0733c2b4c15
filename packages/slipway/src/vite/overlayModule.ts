/** The module that shows, while developing, what `createApp` refuses in Vite's overlay instead of a blank window. */
export const overlayModule = `import { ErrorOverlay } from '/@vite/client'
addEventListener('error', ({ error }) => {
  if (!(error instanceof Error) || !error.message.startsWith('slipway:')) return
  document.body.append(new ErrorOverlay({ message: error.message, stack: error.stack }))
})
`
