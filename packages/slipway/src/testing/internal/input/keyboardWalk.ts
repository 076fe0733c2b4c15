import { userEvent } from 'vitest/browser'
import { focusedNode } from '../spoken/focusedNode.ts'

/** Maximum number of stops. It is larger than any tree of a test needs, so it ends a walk in a circle. */
const mostStops = 50

/**
 * Moves the focus through a tree with the Tab key.
 *
 * @returns Role and accessible name of the focused element at each stop.
 */
export async function keyboardWalk(tree: Element): Promise<string[]> {
  // Focusable elements before and after the tree keep the focus in the frame of the test, so that the next walk starts there.
  const [before, after] = [makeEnd(), makeEnd()]
  tree.before(before)
  tree.after(after)
  before.focus()
  const stops: string[] = []
  try {
    while (stops.length < mostStops) {
      await userEvent.tab()
      if (!tree.contains(document.activeElement)) break
      const { role, name } = await focusedNode()
      stops.push(`${role} ${name}`)
    }
    return stops
  } finally {
    before.remove()
    after.remove()
  }
}

const makeEnd = () => Object.assign(document.createElement('span'), { tabIndex: 0 })
