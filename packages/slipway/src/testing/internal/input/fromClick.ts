import { page, userEvent } from 'vitest/browser'

/**
 * Makes a call from a real click, because some browser features require user activation.
 *
 * @returns Object with the pending promise of the call. The promise itself would be awaited together with the returned promise.
 */
export async function fromClick<Answer>(
  call: () => Promise<Answer>,
  parent: Element = document.body,
): Promise<{ readonly call: Promise<Answer> }> {
  const button = parent.appendChild(document.createElement('button'))
  button.textContent = 'Call'
  const made = new Promise<{ readonly call: Promise<Answer> }>((resolve) => {
    button.addEventListener('click', () => {
      const running = call()
      // Prevents an unhandled rejection until the test awaits the call.
      running.catch(() => {})
      resolve({ call: running })
    })
  })
  await userEvent.click(page.elementLocator(button))
  button.remove()
  return made
}
