import { changeEvent } from '../../base/page/hotEvents.ts'

/** The window. On a server it has neither events nor a location. */
const scope = globalThis as Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>> & {
  readonly location?: { reload(): void }
}

/**
 * For development: reloads the document with the next change of a file while a part of the app cannot be loaded. Browsers keep
 * the failure of an import, and Vite's hot update reaches only modules that have run.
 *
 * @returns A function that notes whether a part has failed or was loaded.
 */
export function createChangeWatch(
  reload: () => void = () => scope.location?.reload(),
): (path: string, hasFailed: boolean) => void {
  const failed = new Set<string>()
  return (path, hasFailed) => {
    if (hasFailed) failed.add(path)
    else failed.delete(path)
    if (failed.size > 0) scope.addEventListener?.(changeEvent, reload)
    else scope.removeEventListener?.(changeEvent, reload)
  }
}
