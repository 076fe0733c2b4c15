/** Longitude and latitude in degrees. */
export type Position = readonly [number, number]

/**
 * Leaves out points whose triangle with both neighbours is small, the smallest first. Keeps the ends of lines.
 *
 * @param leastArea Area in square degrees at the equator.
 * @param mustKeep Selects points that are never left out.
 *
 * Source: the algorithm of Visvalingam and Whyatt.
 */
export function simplify(
  points: readonly Position[],
  { leastArea, isRing, mustKeep = () => false }: SimplifyOptions,
): readonly Position[] {
  const count = points.length
  const before = points.map((_, index) => (index + count - 1) % count)
  const after = points.map((_, index) => (index + 1) % count)
  const isKept = (index: number) => {
    const isEnd = !isRing && (index === 0 || index === count - 1)
    return isEnd || mustKeep(at(points, index))
  }
  const areaOf = (index: number) =>
    isKept(index)
      ? Infinity
      : triangleArea(at(points, at(before, index)), at(points, index), at(points, at(after, index)))
  const areas = points.map((_, index) => areaOf(index))
  const isGone = new Uint8Array(count)
  const queue = createQueue()
  areas.forEach((area, index) => void queue.add(area, index))
  let left = count
  for (let least = queue.take(); least && least.key < leastArea && left > 3; least = queue.take()) {
    // Entries that are out of date stay in the queue.
    if (isGone[least.value] || areas[least.value] !== least.key) continue
    isGone[least.value] = 1
    left--
    const [previous, next] = [at(before, least.value), at(after, least.value)]
    after[previous] = next
    before[next] = previous
    for (const neighbour of [previous, next]) {
      // At least the area of the removed point, so that the order of removal does not depend on details.
      areas[neighbour] = Math.max(areaOf(neighbour), least.key)
      queue.add(at(areas, neighbour), neighbour)
    }
  }
  return points.filter((_, index) => !isGone[index])
}

interface SimplifyOptions {
  readonly leastArea: number
  readonly isRing: boolean
  mustKeep?(point: Position): boolean
}

/**
 * Signed area of a ring on the globe in square degrees at the equator: positive if it runs counterclockwise.
 *
 * Source: the projection of Lambert, which keeps areas: its vertical axis is the sine of the latitude.
 */
export function ringArea(ring: readonly Position[]): number {
  const height = (latitude: number) => (Math.sin((latitude * Math.PI) / 180) * 180) / Math.PI
  return ring.reduce((sum, [x1, y1], index) => {
    const [x2, y2] = at(ring, (index + 1) % ring.length)
    return sum + ((x1 - x2) * (height(y1) + height(y2))) / 2
  }, 0)
}

function triangleArea([x1, y1]: Position, [x2, y2]: Position, [x3, y3]: Position): number {
  return (Math.abs((x2 - x1) * (y3 - y1) - (x3 - x1) * (y2 - y1)) / 2) * widthAt(y2)
}

/** Width of a degree of longitude, relative to the equator. */
const widthAt = (latitude: number) => Math.cos((latitude * Math.PI) / 180)

/** The item of a list at an index that is known to exist. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`there is no item ${index}`)
  return item
}

/** Creates a queue that returns the entry with the least key first. */
function createQueue() {
  const heap: { readonly key: number; readonly value: number }[] = []
  const swap = (a: number, b: number) => {
    const [first, second] = [at(heap, a), at(heap, b)]
    heap[a] = second
    heap[b] = first
  }
  const isLess = (a: number, b: number) => at(heap, a).key < at(heap, b).key
  return {
    add(key: number, value: number) {
      heap.push({ key, value })
      for (let child = heap.length - 1; child > 0; ) {
        const parent = (child - 1) >> 1
        if (!isLess(child, parent)) break
        swap(child, parent)
        child = parent
      }
    },
    take() {
      const top = heap[0]
      const last = heap.pop()
      if (heap.length === 0 || !last) return top
      heap[0] = last
      for (let parent = 0; ; ) {
        let child = 2 * parent + 1
        if (child >= heap.length) break
        if (child + 1 < heap.length && isLess(child + 1, child)) child++
        if (!isLess(child, parent)) break
        swap(child, parent)
        parent = child
      }
      return top
    },
  }
}
