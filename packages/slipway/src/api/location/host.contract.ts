import type { HostContract } from '../../base/call/hostContract.ts'
import type { LocationHost, Position } from './host.ts'

/**
 * Behaviour that every location host must have. Running the contract needs the permission for the position, and a device or browser
 * that knows its position.
 */
export const locationContract: HostContract<LocationHost> = {
  'reads a position': async (host) => mustBePosition(await host.read(once)),
  'reads a position with high accuracy': async (host) =>
    mustBePosition(await host.read({ ...once, isHighAccuracy: true })),
  'two reads at the same time both end': async (host) => {
    for (const position of await Promise.all([host.read(once), host.read(once)])) mustBePosition(position)
  },
  'a watch reports the position': async (host) => {
    const { first, stop } = watch(host)
    mustBePosition(await first)
    stop()
  },
  'a watch calls no function before it returns': async (host) => {
    let hasReturned = false
    let calledEarly = false
    const call = () => {
      calledEarly ||= !hasReturned
    }
    const stop = host.watch(call, call, { isHighAccuracy: false })
    hasReturned = true
    stop()
    if (calledEarly) throw new Error('a function was called before the watch returned')
  },
  'a watch that ends at once reports nothing': async (host) => {
    const reports: unknown[] = []
    const add = (report: unknown) => reports.push(report)
    host.watch(add, add, { isHighAccuracy: false })()
    // A later watch has its position, so the first one would have had one, too.
    const { first, stop } = watch(host)
    await first
    stop()
    if (reports.length > 0) throw new Error(`an ended watch reported ${JSON.stringify(reports)}`)
  },
  'the end of a watch does not end another one, and may be called twice': async (host) => {
    const [one, other] = [watch(host), watch(host)]
    one.stop()
    one.stop()
    mustBePosition(await other.first)
    other.stop()
  },
}

const once = { isHighAccuracy: false, timeoutMs: 30_000, maximumAgeMs: 0 }

function watch(host: LocationHost) {
  let stop = () => {}
  const first = new Promise<Position>((resolve, reject) => {
    stop = host.watch(resolve, reject, { isHighAccuracy: false })
  })
  return { first, stop: () => stop() }
}

function mustBePosition(position: Position): void {
  const { latitude, longitude, accuracy, altitude, verticalAccuracy, speed, heading } = position
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  const areNumbers = [accuracy, altitude, verticalAccuracy, speed].every(Number.isFinite)
  const isHeading = heading === undefined || (heading >= 0 && heading <= 360)
  const isKnown = accuracy >= 0 && verticalAccuracy >= 0 && (speed >= 0 || speed === -1)
  if (!isOnEarth || !areNumbers || !isHeading || !isKnown) throw new Error(`no position: ${JSON.stringify(position)}`)
}
