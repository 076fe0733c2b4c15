import { page, userEvent } from 'vitest/browser'

/**
 * Makes a call from a real click, the gesture that browsers ask for.
 *
 * @returns The call under way, in a box of its own: a promise would be waited for.
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
      // Looked at by the test; until then a rejection is not an unhandled one.
      running.catch(() => {})
      resolve({ call: running })
    })
  })
  await userEvent.click(page.elementLocator(button))
  button.remove()
  return made
}
