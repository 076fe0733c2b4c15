import { userEvent } from 'vitest/browser'
import { focusedNode } from './focusedNode.ts'

/** More stops than a test's tree has: a walk that comes to them goes in a circle. */
const mostStops = 50

/**
 * Walks through a tree by Tab until it leaves it.
 *
 * @returns What a screen reader is told at each stop: role and name.
 */
export async function keyboardWalk(tree: Element): Promise<string[]> {
  const heard: string[] = []
  while (heard.length < mostStops) {
    await userEvent.tab()
    if (!tree.contains(document.activeElement)) break
    const { role, name } = await focusedNode()
    heard.push(`${role} ${name}`)
  }
  return heard
}
