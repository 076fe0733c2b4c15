import { cdp } from 'vitest/browser'

interface Protocol {
  send(method: string, params?: object): Promise<unknown>
}
interface DomNode {
  readonly nodeId: number
  readonly nodeName: string
  readonly nodeType: number
  readonly nodeValue: string
  readonly children?: readonly DomNode[]
  readonly contentDocument?: DomNode
  readonly shadowRoots?: readonly DomNode[]
}
interface UsedFont {
  readonly familyName: string
  readonly isCustomFont: boolean
}

/**
 * The machine's own fonts in use on the screen, each with the first text that uses it. Call it after the page has settled, because
 * a text that is removed meanwhile has no font.
 */
export async function machineFonts(): Promise<ReadonlyMap<string, string>> {
  const { send } = cdp() as unknown as Protocol
  const found = new Map<string, string>()
  await send('DOM.enable')
  await send('CSS.enable')
  const { root } = (await send('DOM.getDocument', { depth: -1, pierce: true })) as { root: DomNode }
  for (const { nodeId, nodeValue } of textsIn(root)) {
    const { fonts } = (await send('CSS.getPlatformFontsForNode', { nodeId })) as { fonts: readonly UsedFont[] }
    for (const { familyName, isCustomFont } of fonts) {
      if (!isCustomFont && !found.has(familyName)) found.set(familyName, nodeValue)
    }
  }
  return found
}

function textsIn(node: DomNode): readonly DomNode[] {
  if (node.nodeType === Node.TEXT_NODE) return [node]
  const inner = [...(node.children ?? []), ...(node.shadowRoots ?? []), node.contentDocument]
  return inner.flatMap((child) => (child ? textsIn(child) : []))
}
