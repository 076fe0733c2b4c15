import { changeEvent, updateEvent } from '../base/page/hotEvents.ts'

const overlay = `import { ErrorOverlay } from '/@vite/client'
addEventListener('error', ({ error }) => {
  if (!(error instanceof Error) || !error.message.startsWith('slipway:')) return
  document.body.append(new ErrorOverlay({ message: error.message, stack: error.stack }))
})
`

// React renders an update up to 16 ms after Vite's event.
const changes = `import.meta.hot.on('${changeEvent}', () => dispatchEvent(new Event('${changeEvent}')))
import.meta.hot.on('vite:afterUpdate', () => setTimeout(() => dispatchEvent(new Event('${updateEvent}')), 100))
`

/**
 * A module for development. It reports changed files to the app, which reloads the document if a page could not be loaded, and
 * hot updates, after which a page that has thrown is rendered again. With
 * `showsErrors`, it also shows errors of `createApp` in Vite's overlay, where the window would be blank otherwise.
 */
export const devModule = (showsErrors: boolean): string => (showsErrors ? overlay : '') + changes
