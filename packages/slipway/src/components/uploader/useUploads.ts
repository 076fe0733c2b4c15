import { useEffect, useState } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { isPending, type UploadItem, uploadsToStart } from './uploader.state.ts'

/** What an upload of the app's own is given. */
export interface UploadContext {
  /** Fires when the file is removed, and when the uploader is gone. */
  readonly signal: AbortSignal
  /** Tells how much has gone, in percent. */
  readonly onProgress: (percent: number) => void
}

/** Uploads a file, and answers with its address. What it rejects with fails the file, which can then be tried again. */
export type UploadFunction = (file: File, context: UploadContext) => Promise<string>

interface Upload {
  readonly stop: AbortController
  /** How it has ended. */
  outcome?: Partial<UploadItem>
}

interface Uploads {
  readonly items: readonly UploadItem[]
  /** Without one, files only wait. */
  readonly upload: UploadFunction | undefined
  /** Fires when the uploader is gone. */
  readonly gone: AbortSignal
  /** The list as it is by now, which may not have been rendered yet. */
  readItems(): readonly UploadItem[]
  patch(key: string, fields: Partial<UploadItem>): void
}

/**
 * Uploads what waits in a list, a few at once, for as long as the list has it.
 *
 * The list says what is to be done: a file that leaves it is given up, one that waits again is tried again.
 */
export function useUploads(given: Uploads): void {
  const { items } = given
  const latest = useLatest(given)
  const [uploads] = useState(() => new Map<string, Upload>())

  const begin = ({ key, file }: UploadItem) => {
    const { upload: send, gone } = latest.current
    if (!file || !send) return
    const upload: Upload = { stop: new AbortController() }
    uploads.set(key, upload)
    const tell = (fields: Partial<UploadItem>) => latest.current.patch(key, fields)
    const isOver = () => gone.aborted || uploads.get(key) !== upload || upload.outcome !== undefined
    let told = 0
    const onProgress = (percent: number) => {
      const whole = Math.min(100, Math.floor(percent))
      if (isOver() || !(whole > told)) return
      told = whole
      tell({ progress: whole })
    }
    const end = (outcome: Partial<UploadItem>) => {
      if (isOver()) return
      upload.outcome = outcome
      tell(outcome)
      beginNext()
    }
    tell({ status: 'uploading', progress: 0, error: undefined })
    const signal = AbortSignal.any([upload.stop.signal, gone])
    const sent = (async () => send(file, { signal, onProgress }))()
    sent.then(
      (url) => end({ status: 'done', progress: 100, url }),
      (error: unknown) => end({ status: 'failed', progress: 0, error }),
    )
  }
  const beginNext = () => {
    const running = [...uploads.values()].filter(({ outcome }) => !outcome).length
    const next = uploadsToStart(latest.current.readItems(), new Set(uploads.keys()), running)
    for (const item of next) begin(item)
  }
  const follow = useLatest(() => {
    for (const [key, upload] of uploads) {
      const item = items.find((one) => one.key === key)
      if (item && isPending(item)) {
        // Its owner has put a list in place that is older than the end.
        if (upload.outcome) latest.current.patch(key, upload.outcome)
        continue
      }
      uploads.delete(key)
      upload.stop.abort()
    }
    beginNext()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the list, and nothing else.
  useEffect(() => follow.current(), [items])
}
