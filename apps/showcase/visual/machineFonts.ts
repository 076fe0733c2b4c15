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

/** The fonts of this machine that texts on the screen are drawn with, each with the first such text. To be asked at rest: a text that goes meanwhile has none. */
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
