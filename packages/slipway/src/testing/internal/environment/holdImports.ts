import { onTestFinished } from 'vitest'

interface Runner {
  wrapDynamicImport(load: () => Promise<unknown>): Promise<unknown>
}

/** Vitest has wrapped each dynamic import in a call of this object. */
const runner = () => (globalThis as unknown as { __vitest_browser_runner__: Runner }).__vitest_browser_runner__

/** Holds back all dynamic imports, as a slow network does, until the returned function is called or the test ends. */
export function holdImports(): () => void {
  const { wrapDynamicImport } = runner()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  runner().wrapDynamicImport = (load) => released.then(() => wrapDynamicImport(load))
  const end = () => {
    runner().wrapDynamicImport = wrapDynamicImport
    release()
  }
  onTestFinished(end)
  return end
}

/** Lets all dynamic imports fail until the returned function is called or the test ends, as without a network. */
export function loseImports(): () => void {
  const { wrapDynamicImport } = runner()
  runner().wrapDynamicImport = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const end = () => {
    runner().wrapDynamicImport = wrapDynamicImport
  }
  onTestFinished(end)
  return end
}
