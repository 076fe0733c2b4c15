import type { RenderedApp } from 'slipway/testing'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { spokenTree } from '../../../packages/slipway/src/testing/internal/spoken/spokenTree.ts'
import { showDemo } from '../testing/demoApp.tsx'

export const buttonOf = (name: string) => page.getByRole('button', { name, exact: true }).first()

/** Focuses and clicks a button. */
export function press(name: string): void {
  const button = buttonOf(name).element() as HTMLElement
  button.focus()
  button.click()
}

/** Shows a demo after a press on one of its buttons. */
export function showPressed(name: string, button: string): Promise<RenderedApp> {
  return showDemo(name, 'light', () => press(button))
}

/** The accessibility tree of the document as lines, once they contain `part`. */
export async function treeWith(part = ''): Promise<readonly string[]> {
  const lines = await spokenTree()
  expect(`${lines.join('\n')}\n`).toContain(part)
  return lines
}
