/** Files, each with the files that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** The circles of a graph: the largest sets of files in which each file leads to each other one. After Tarjan. */
export function circlesOf(graph: ImportGraph): string[][] {
  const numbers = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []

  function visit(file: string): number {
    const number = numbers.size
    numbers.set(file, number)
    lowest.set(file, number)
    open.push(file)
    for (const other of graph.get(file) ?? []) {
      if (!graph.has(other)) continue
      const reached = numbers.has(other) ? (open.includes(other) ? (numbers.get(other) ?? 0) : number) : visit(other)
      lowest.set(file, Math.min(lowest.get(file) ?? number, reached))
    }
    if (lowest.get(file) === number) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return lowest.get(file) ?? number
  }

  for (const file of graph.keys()) if (!numbers.has(file)) visit(file)
  return circles
}
