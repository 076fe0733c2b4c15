import { userEvent } from 'vitest/browser'

/** Clicks on the page, so that the browser allows scripts to play sounds from then on. */
export async function clickPage(): Promise<void> {
  const button = document.body.appendChild(document.createElement('button'))
  await userEvent.click(button)
  button.remove()
}
