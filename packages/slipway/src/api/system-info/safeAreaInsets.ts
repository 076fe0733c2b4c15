import type { SafeAreaInsets } from './host.ts'

let known: { readonly key: string; readonly insets: SafeAreaInsets } | undefined

/**
 * Returns the insets that style sheets read with `env()`, and apps as `--sw-safe-…`. Measured once for each size and orientation
 * of the window.
 */
export function safeAreaInsets(): SafeAreaInsets {
  // Safari before 16.4 has only `window.orientation`; a half turn changes the insets but not the size.
  const angle = (screen.orientation as ScreenOrientation | undefined)?.angle ?? window.orientation
  const key = `${innerWidth} ${innerHeight} ${angle}`
  if (known?.key !== key) known = { key, insets: measure() }
  return known.insets
}

function measure(): SafeAreaInsets {
  const inset = (side: string) => `var(--sw-safe-${side}, env(safe-area-inset-${side}, 0px))`
  const probe = document.createElement('div')
  probe.style.cssText = `position: fixed; visibility: hidden; padding: ${sides.map(inset).join(' ')}`
  document.documentElement.append(probe)
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(probe)
  const [top = 0, right = 0, bottom = 0, left = 0] = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(
    Number.parseFloat,
  )
  probe.remove()
  return { top, right, bottom, left }
}

const sides = ['top', 'right', 'bottom', 'left']
