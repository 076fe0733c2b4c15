import { devTools } from '../../../packages/slipway/src/testing/internal/environment/devTools.ts'

const codes = { Tab: 9, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 } as const

export type Key = keyof typeof codes

/**
 * Presses a key, and waits until the page has heard of it and done what it does by itself, such as moving the focus. It asks
 * nothing of the runner, since walks press very many.
 */
export async function pressKey(key: Key): Promise<void> {
  const pressed = { key, code: key, windowsVirtualKeyCode: codes[key] }
  const heard = new Promise<void>((resolve) => {
    // What the browser does by itself comes after all listeners, and before the next task.
    window.addEventListener('keydown', () => setTimeout(resolve), { capture: true, once: true })
  })
  const { send } = devTools()
  await Promise.all([
    heard,
    send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...pressed }),
    send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed }),
  ])
}
