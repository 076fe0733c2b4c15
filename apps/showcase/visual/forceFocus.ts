import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

interface DomNode {
  readonly nodeId: number
  readonly nodeName: string
  readonly contentDocument?: DomNode
  readonly children?: readonly DomNode[]
}

/** Session of the browser's protocol, with the calls of this file. */
interface Session {
  send(method: string, params?: object): Promise<unknown>
}

const focusable = ':is(input, textarea, button, [tabindex="0"]):not([tabindex="-1"], [type="hidden"], [hidden])'
const pseudoClasses = ['focus', 'focus-visible']

/** Gives all controls the look of `:focus-visible` at once until the test ends, for a picture of all focus rings. */
export async function forceFocus(): Promise<void> {
  const session = cdp() as unknown as Session
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = (await session.send('DOM.getDocument', { depth: -1, pierce: true })) as { root: DomNode }
  const [page] = documentsIn(root).filter(({ children }) => JSON.stringify(children).includes('sw-page'))
  if (!page) throw new Error('the page of the test is in no frame')
  const { nodeIds } = (await session.send('DOM.querySelectorAll', {
    nodeId: page.nodeId,
    selector: `.sw-page ${focusable}`,
  })) as { nodeIds: readonly number[] }
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: pseudoClasses })
  // The boxes of a code have the look of its real focus.
  document.querySelector<HTMLElement>('.sw-code-field')?.focus()
  onTestFinished(async () => {
    await session.send('CSS.disable')
    await session.send('DOM.disable')
  })
}

/** The documents of all frames. */
const documentsIn = (node: DomNode): DomNode[] => [
  ...(node.contentDocument ? [node.contentDocument, ...documentsIn(node.contentDocument)] : []),
  ...(node.children ?? []).flatMap(documentsIn),
]
