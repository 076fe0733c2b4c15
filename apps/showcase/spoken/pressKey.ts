import { devTools } from '../../../packages/slipway/src/testing/internal/environment/devTools.ts'

const codes = { Tab: 9, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 } as const

export type Key = keyof typeof codes

/**
 * Presses a key, and waits until the page has received it and the browser has performed its default action, such as moving the
 * focus. Uses the DevTools protocol and not the test runner, because walks press very many keys.
 */
export async function pressKey(key: Key): Promise<void> {
  const pressed = { key, code: key, windowsVirtualKeyCode: codes[key] }
  const received = new Promise<void>((resolve) => {
    // The default action runs after all listeners and before the next task.
    window.addEventListener('keydown', () => setTimeout(resolve), { capture: true, once: true })
  })
  const { send } = devTools()
  await Promise.all([
    received,
    send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...pressed }),
    send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed }),
  ])
}
