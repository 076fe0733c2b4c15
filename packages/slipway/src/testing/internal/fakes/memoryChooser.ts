import type { ChooserRequest, FileChooserHost } from '../../../api/file-chooser/host.ts'

/** A chooser in which the user always chooses the same files. */
export interface MemoryChooser extends FileChooserHost {
  /** What was asked for, newest last. */
  readonly requests: readonly ChooserRequest[]
}

/** Makes a chooser for tests without a browser. */
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

/** A chooser that stays open until the call is given up. */
export const openChooser: FileChooserHost = {
  choose: (_, signal) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
}
