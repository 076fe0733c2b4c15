import { onTestFinished } from 'vitest'

/**
 * Ends every transition and animation of CSS after one millisecond until the test ends, in every engine, for tests about something else.
 * Pages and lists, which scripts move, keep their motion.
 */
export function briefMotion(): void {
  const style = document.createElement('style')
  style.textContent =
    '*, ::before, ::after, ::backdrop { transition-duration: 1ms !important; animation-duration: 1ms !important }'
  document.head.append(style)
  onTestFinished(() => style.remove())
}
