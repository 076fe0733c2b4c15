import type { BareTab } from './bareTab.ts'

/** Sizes of what is on the heap of a page, in bytes. */
export interface HeapSize {
  /** Objects, functions, strings: all that a program can leak. */
  readonly objects: number
  /** Compiled code. It grows while a program runs, because the engine compiles what is called often. */
  readonly code: number
}

/** Measures the heap of a page after a garbage collection. */
export async function heapSize(tab: BareTab): Promise<HeapSize> {
  // A second collection removes objects that finalizers of the first one released.
  for (let round = 0; round < 2; round++) await tab.send('HeapProfiler.collectGarbage')
  const chunks: unknown[] = []
  const stop = tab.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  try {
    await tab.send('HeapProfiler.takeHeapSnapshot')
  } finally {
    stop()
  }
  return sizesIn(JSON.parse(chunks.join('')))
}

/** The parts of the protocol's heap snapshot that are used here. */
export interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      /** For the field `type` the names of its values. */
      readonly node_types: readonly (string | readonly string[])[]
    }
  }
  /** The fields of all nodes, one node after the other. */
  readonly nodes: readonly number[]
}

/** Adds up the sizes in a snapshot. Objects of the browser, such as elements, do not count. */
export function sizesIn({ snapshot: { meta }, nodes }: HeapSnapshot): HeapSize {
  const { node_fields: fields, node_types: types } = meta
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const names = types[typeAt] ?? []
  const size = { objects: 0, code: 0 }
  for (let at = 0; at < nodes.length; at += fields.length) {
    const name = names[nodes[at + typeAt] ?? -1]
    if (name !== 'native') size[name === 'code' ? 'code' : 'objects'] += nodes[at + sizeAt] ?? 0
  }
  return size
}
