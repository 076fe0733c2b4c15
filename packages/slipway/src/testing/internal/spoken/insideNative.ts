import { devTools } from '../environment/devTools.ts'

interface DescribedNode {
  readonly backendNodeId: number
  readonly nodeType: number
  readonly children?: readonly DescribedNode[]
  readonly shadowRoots?: readonly DescribedNode[]
}

/** Returns the browser's internal elements of a native control, such as the thumb of a slider. Pages cannot access them. */
export async function insideNative(control: Element): Promise<readonly Element[]> {
  const { send } = devTools()
  const found: Element[] = []
  // The protocol evaluates code in the outermost page, so the elements are passed through globals of that page.
  Object.assign(window.parent, { slipwayNative: control, slipwayFound: found })
  const { result } = (await send('Runtime.evaluate', { expression: 'slipwayNative' })) as Evaluated
  const described = await send('DOM.describeNode', { objectId: result.objectId, depth: -1, pierce: true })
  const inside = elementsIn((described as { node: DescribedNode }).node).slice(1)
  const functionDeclaration = 'function () { window.top.slipwayFound.push(this) }'
  await Promise.all(
    inside.map(async ({ backendNodeId }) => {
      const { object } = (await send('DOM.resolveNode', { backendNodeId })) as { object: { objectId: string } }
      await send('Runtime.callFunctionOn', { objectId: object.objectId, functionDeclaration })
    }),
  )
  return found
}

function elementsIn(node: DescribedNode): readonly DescribedNode[] {
  const inner = [...(node.children ?? []), ...(node.shadowRoots ?? [])].flatMap(elementsIn)
  return node.nodeType === Node.ELEMENT_NODE ? [node, ...inner] : inner
}

interface Evaluated {
  readonly result: { readonly objectId: string }
}
