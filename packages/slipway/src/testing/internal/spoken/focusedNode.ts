import { devTools } from '../environment/devTools.ts'

/** Role and name of an element in the accessibility tree, which a screen reader announces. */
export interface AccessibleNode {
  readonly role: string | undefined
  readonly name: string | undefined
}

/** Returns the node of the focused element in the browser's accessibility tree. */
export async function focusedNode(): Promise<AccessibleNode> {
  // The protocol evaluates code in the outermost page, so the element is passed through a global of that page.
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
