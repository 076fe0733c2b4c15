import { createEmitter, type Emitter } from '../../base/emitter.ts'
import type { PageNavigator } from '../navigator.ts'

/** What happens in an app's life, and whether its pages are to follow it on or off the screen. */
interface AppEvents {
  readonly launch: undefined
  readonly show: undefined
  readonly pages: boolean
  readonly hide: undefined
}

/** What a listener of an app's life can hear. */
export type AppLife = 'launch' | 'show' | 'hide'

const known = new WeakMap<PageNavigator, Emitter<AppEvents>>()

/**
 * Tells of an app's life. It launches and comes on once its first page is drawn, before that page loads; it comes back
 * before its page is shown, and goes after its page is hidden. Only apps that listen carry this.
 */
export function appLifeIn(pages: PageNavigator): Emitter<AppEvents> {
  const life = known.get(pages) ?? createAppLife(pages)
  known.set(pages, life)
  return life
}

function createAppLife({ painted, visible }: PageNavigator): Emitter<AppEvents> {
  const life = createEmitter<AppEvents>()
  let isLaunched = painted.get() !== undefined
  let isShown = isLaunched && visible.get()

  function follow(): void {
    const isVisible = visible.get()
    if (isLaunched && isVisible && !isShown) {
      isShown = true
      life.emit('show', undefined)
    }
    life.emit('pages', isVisible)
    if (isShown && !isVisible) {
      isShown = false
      life.emit('hide', undefined)
    }
  }

  visible.subscribe(follow)
  if (!isLaunched) {
    const stop = painted.subscribe(() => {
      stop()
      isLaunched = true
      life.emit('launch', undefined)
      follow()
    })
  }
  return life
}
