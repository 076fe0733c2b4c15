import { userEvent } from 'vitest/browser'
import { focusedNode } from '../spoken/focusedNode.ts'

/** More stops than a test's tree has: a walk that comes to them goes in a circle. */
const mostStops = 50

/**
 * Walks through a tree by Tab, from before it to behind it.
 *
 * @returns What a screen reader is told at each stop: role and name.
 */
export async function keyboardWalk(tree: Element): Promise<string[]> {
  // The focus of a walk without ends would leave the frame of the test, and the next one would begin elsewhere.
  const [before, behind] = [makeEnd(), makeEnd()]
  tree.before(before)
  tree.after(behind)
  before.focus()
  const heard: string[] = []
  try {
    while (heard.length < mostStops) {
      await userEvent.tab()
      if (!tree.contains(document.activeElement)) break
      const { role, name } = await focusedNode()
      heard.push(`${role} ${name}`)
    }
    return heard
  } finally {
    before.remove()
    behind.remove()
  }
}

const makeEnd = () => Object.assign(document.createElement('span'), { tabIndex: 0 })
