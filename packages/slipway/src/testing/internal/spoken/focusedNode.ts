import { devTools } from '../environment/devTools.ts'

/** What a screen reader is told of an element. */
export interface AccessibleNode {
  readonly role: string | undefined
  readonly name: string | undefined
}

/** Asks the browser's own accessibility tree for the element that has the focus. */
export async function focusedNode(): Promise<AccessibleNode> {
  // The protocol speaks to the outermost page, which can look into the frame of the test.
  Object.assign(window.parent, { slipwayFocused: document.activeElement })
  const { result } = (await devTools().send('Runtime.evaluate', { expression: 'slipwayFocused' })) as Evaluated
  const params = { objectId: result.objectId, fetchRelatives: false }
  const { nodes } = (await devTools().send('Accessibility.getPartialAXTree', params)) as PartialTree
  return { role: nodes[0]?.role?.value, name: nodes[0]?.name?.value }
}

interface Evaluated {
  readonly result: { readonly objectId: string }
}

interface PartialTree {
  readonly nodes: readonly { readonly role?: { readonly value: string }; readonly name?: { readonly value: string } }[]
}
