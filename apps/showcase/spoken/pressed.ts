import type { RenderedApp } from 'slipway/testing'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { spokenTree } from '../../../packages/slipway/src/testing/internal/spoken/spokenTree.ts'
import { showDemo } from '../demos/demoApp.tsx'

export const buttonOf = (name: string) => page.getByRole('button', { name, exact: true }).first()

/** Presses a button, which has the focus then. */
export function press(name: string): void {
  const button = buttonOf(name).element() as HTMLElement
  button.focus()
  button.click()
}

/** Shows a demo with one of its buttons pressed. */
export function showPressed(name: string, button: string): Promise<RenderedApp> {
  return showDemo(name, 'light', () => press(button))
}

/** What is told of the document, with a part that has to be there. */
export async function treeWith(part = ''): Promise<readonly string[]> {
  const lines = await spokenTree()
  expect(`${lines.join('\n')}\n`).toContain(part)
  return lines
}
