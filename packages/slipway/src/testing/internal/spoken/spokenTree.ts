import { devTools } from '../environment/devTools.ts'
import { type Attributes, type AxNode, lineOf, spokenLines } from './spokenLines.ts'

/**
 * Describes the browser's accessibility tree of the whole document of the test; see `spokenLines`. Rows of a list outside the
 * visible area are left out, because their number depends on when the list was scrolled and measured.
 */
export async function spokenTree(): Promise<readonly string[]> {
  const { send } = devTools()
  for (const row of document.querySelectorAll('[aria-posinset]')) row.toggleAttribute(outOfSight, !isInSight(row))
  const frameId = await ownFrame()
  const [{ nodes }, attributes] = await Promise.all([
    send('Accessibility.getFullAXTree', { frameId }) as Promise<{ nodes: readonly AxNode[] }>,
    attributesByNode(),
  ])
  const attributesOf = ({ backendDOMNodeId }: AxNode) => attributes.get(backendDOMNodeId ?? 0)
  return spokenLines(
    nodes.filter((node) => attributesOf(node)?.[outOfSight] === undefined),
    attributesOf,
  )
}

const outOfSight = 'data-out-of-sight'

/** Whether a row is visible in its scroller. */
function isInSight(row: Element): boolean {
  const frame = scrollerOf(row).getBoundingClientRect()
  const { top, left, bottom, right } = row.getBoundingClientRect()
  return top < frame.bottom - 1 && bottom > frame.top + 1 && left < frame.right - 1 && right > frame.left + 1
}

function scrollerOf({ parentElement }: Element): Element {
  if (!parentElement) return document.documentElement
  return /auto|scroll/.test(getComputedStyle(parentElement).overflow) ? parentElement : scrollerOf(parentElement)
}

/** Describes one element without its children: its role, name, value and states. */
export async function spokenElement(element: Element): Promise<string> {
  const { send } = devTools()
  // The protocol evaluates code in the outermost page, so the element is passed through a global of that page.
  Object.assign(window.parent, { slipwaySpoken: element })
  const { result } = (await send('Runtime.evaluate', { expression: 'slipwaySpoken' })) as {
    result: { objectId: string }
  }
  const params = { objectId: result.objectId, fetchRelatives: false }
  const { nodes } = (await send('Accessibility.getPartialAXTree', params)) as { nodes: readonly [AxNode] }
  return lineOf(nodes[0], Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])))
}

async function ownFrame(): Promise<string> {
  const { frameTree } = (await devTools().send('Page.getFrameTree')) as {
    frameTree: { childFrames?: readonly { frame: { id: string } }[] }
  }
  const [frame, ...others] = frameTree.childFrames ?? []
  if (!frame || others.length > 0)
    throw new Error('cannot find the frame of the test: the page must have exactly one frame')
  return frame.frame.id
}

interface DomNode {
  readonly backendNodeId: number
  readonly attributes?: readonly string[]
  readonly children?: readonly DomNode[]
  readonly contentDocument?: DomNode
}

/** Returns the attributes of each element of the page and its frames, by `backendNodeId`. */
async function attributesByNode(): Promise<ReadonlyMap<number, Attributes>> {
  const { root } = (await devTools().send('DOM.getDocument', { depth: -1, pierce: true })) as { root: DomNode }
  const found = new Map<number, Attributes>()
  const read = ({ backendNodeId, attributes = [], children = [], contentDocument }: DomNode) => {
    const pairs = attributes.flatMap((name, index) => (index % 2 === 0 ? [[name, attributes[index + 1] ?? '']] : []))
    found.set(backendNodeId, Object.fromEntries(pairs))
    for (const child of contentDocument ? [...children, contentDocument] : children) read(child)
  }
  read(root)
  return found
}
