import type { ChooserRequest, FileChooserHost } from '../../../api/file-chooser/host.ts'

/** A file chooser that always returns the same files. */
export interface MemoryChooser extends FileChooserHost {
  /** Requests to the chooser, the newest last. */
  readonly requests: readonly ChooserRequest[]
}

/** Creates a file chooser for tests without a browser. */
export function memoryChooser(...files: readonly File[]): MemoryChooser {
  const requests: ChooserRequest[] = []
  return {
    requests,
    async choose(request) {
      requests.push(request)
      return files
    },
  }
}

/** A file chooser that stays open until the call is aborted. */
export const openChooser: FileChooserHost = {
  choose: (_, signal) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
}
