import { createEmitter, type Emitter } from '../../base/emitter.ts'
import type { PageNavigator } from '../navigator.ts'

/** Life cycle events of an app. `pages` shows or hides the shown page with the app; `true` means the app is in the foreground. */
interface AppEvents {
  readonly launch: undefined
  readonly show: undefined
  readonly pages: boolean
  readonly hide: undefined
}

/** Life cycle events of an app that listeners can subscribe to. */
export type AppLife = 'launch' | 'show' | 'hide'

const known = new WeakMap<PageNavigator, Emitter<AppEvents>>()

/**
 * The life cycle events of an app. `launch` and `show` are emitted when the first page has been painted, before `load` of that
 * page. Later, `show` is emitted before `show` of the page, and `hide` after `hide` of the page. Only apps that use these
 * events contain this code.
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
