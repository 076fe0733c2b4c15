import type { PageNavigator } from '../../router/navigator.ts'
import { useTools } from './tools.ts'

/** Maximum time to wait for the browser to move in its history. */
const settleTimeoutMs = 1_000

/** Moves in the history, as the browser's own buttons do. */
export function useTravel(): (delta: number) => void {
  const { pages, history, focus } = useTools()
  return (delta) =>
    void focus.lend(async () => {
      const arrived = nextChange(pages)
      history.go(delta)
      await arrived
    })
}

/** Waits for the next change of the stack and for the next frame. */
async function nextChange(pages: PageNavigator): Promise<void> {
  await new Promise<void>((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(settle, settleTimeoutMs)
    const stop = pages.stack.subscribe(settle)
  })
  await new Promise(requestAnimationFrame)
}
