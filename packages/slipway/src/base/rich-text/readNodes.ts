import { decodeEntities } from './entities.ts'
import type { RichTextNode, RichTextSink } from './richTextNode.ts'

interface End {
  readonly end: string
  readonly children: readonly RichTextNode[]
}

/** Reads nodes in document order. They may be from any source, so invalid nodes are left out. */
export function readNodes(nodes: readonly RichTextNode[], sink: RichTextSink): void {
  const around = new Set<unknown>()
  const todo: (RichTextNode | End)[] = []
  const enter = (children: readonly RichTextNode[]) => {
    around.add(children)
    for (let index = children.length - 1; index >= 0; index--) todo.push(children[index] as RichTextNode)
  }
  enter(nodes)
  // A stack instead of recursion, so that deep nesting cannot overflow the call stack.
  while (todo.length > 0) {
    const node = todo.pop()
    if (typeof node !== 'object' || node === null) continue
    if ('end' in node) {
      around.delete(node.children)
      sink.close(node.end)
    } else if (node.type === 'text') {
      sink.text(decodeEntities(String(node.text ?? '')))
    } else if (typeof node.name === 'string') {
      const name = node.name.toLowerCase()
      const children = Array.isArray(node.children) ? node.children : []
      if (around.has(children)) continue
      sink.open(name, node.attrs ?? {})
      todo.push({ end: name, children })
      enter(children)
    }
  }
}
