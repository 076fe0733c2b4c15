// Separate chunk: loaded when the first file is to be uploaded.
import type { RefObject } from 'react'
import { postFile, urlInJson } from './postFile.ts'
import { isPending, type UploadItem } from './uploader.state.ts'
import { uploadsToStart } from './uploads.state.ts'
import type { Uploads } from './useUploads.ts'

interface Upload {
  readonly stop: AbortController
  /** The result, once the upload has ended. */
  outcome?: Partial<UploadItem>
}

/**
 * Uploads the waiting files of a list, a few at once, as long as they are in the list.
 *
 * @returns A function to call after each change of the list.
 */
export function followUploads(latest: Readonly<RefObject<Uploads>>): () => void {
  const uploads = new Map<string, Upload>()

  const begin = ({ key, file }: UploadItem) => {
    const { upload: own, url, uploadOptions, readUrl = urlInJson, unmountSignal } = latest.current
    if (!file || !(own || url !== undefined)) return
    const upload: Upload = { stop: new AbortController() }
    uploads.set(key, upload)
    const patch = (fields: Partial<UploadItem>) => latest.current.patch(key, fields)
    const isOver = () => unmountSignal.aborted || uploads.get(key) !== upload || upload.outcome !== undefined
    let reported = 0
    const onProgress = (percent: number) => {
      const whole = Math.min(100, Math.floor(percent))
      if (isOver() || !(whole > reported)) return
      reported = whole
      patch({ progress: whole })
    }
    const end = (outcome: Partial<UploadItem>) => {
      if (isOver()) return
      upload.outcome = outcome
      patch(outcome)
      beginNext()
    }
    patch({ status: 'uploading', progress: 0, error: undefined })
    const context = { signal: AbortSignal.any([upload.stop.signal, unmountSignal]), onProgress }
    const sent = (async () => (own ? own(file, context) : postFile(url ?? '', uploadOptions, readUrl, file, context)))()
    sent.then(
      (there) => end({ status: 'done', progress: 100, url: there }),
      (error: unknown) => end({ status: 'failed', progress: 0, error }),
    )
  }
  const beginNext = () => {
    const running = [...uploads.values()].filter(({ outcome }) => !outcome).length
    const next = uploadsToStart(latest.current.readItems(), new Set(uploads.keys()), running)
    for (const item of next) begin(item)
  }
  return () => {
    for (const [key, upload] of uploads) {
      const item = latest.current.items.find((one) => one.key === key)
      if (item && isPending(item)) {
        // The app has set a list that is older than the end of the upload.
        if (upload.outcome) latest.current.patch(key, upload.outcome)
        continue
      }
      uploads.delete(key)
      upload.stop.abort()
    }
    beginNext()
  }
}
