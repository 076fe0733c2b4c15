import { useEffect, useRef } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import type { UploaderProps } from './UploaderProps.ts'
import { isPending, type UploadItem } from './uploader.state.ts'

/** What an upload of the app's own is given. */
export interface UploadContext {
  /** Fires when the file is removed, and when the uploader is gone. */
  readonly signal: AbortSignal
  /** Tells how much has gone, in percent. */
  readonly onProgress: (percent: number) => void
}

/** Uploads a file, and answers with its address. What it rejects with fails the file, which can then be tried again. */
export type UploadFunction = (file: File, context: UploadContext) => Promise<string>

/** What uploads take. */
export interface Uploads extends Pick<UploaderProps, 'upload' | 'url' | 'uploadOptions' | 'readUrl'> {
  readonly items: readonly UploadItem[]
  /** Fires when the uploader is gone. */
  readonly gone: AbortSignal
  /** The list as it is by now, which may not have been rendered yet. */
  readItems(): readonly UploadItem[]
  patch(key: string, fields: Partial<UploadItem>): void
}

/**
 * Uploads what waits in a list, by code that comes with the first file.
 *
 * The list says what is to be done: a file that leaves it is given up, one that waits again is tried again.
 */
export function useUploads(given: Uploads): void {
  const { items } = given
  const latest = useLatest(given)
  const follow = useRef<() => void>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the list, and nothing else.
  useEffect(() => {
    const { upload, url, gone, readItems, patch } = given
    if (follow.current) return follow.current()
    if (!items.some(isToSend) || !(upload || url !== undefined)) return
    import('./uploads.ts').then(
      (late) => {
        follow.current ??= late.followUploads(latest)
        if (!gone.aborted) follow.current()
      },
      (error: unknown) => {
        // What cannot be loaded can be tried again, as what could not be sent.
        if (gone.aborted) return
        for (const { key } of readItems().filter(isToSend)) patch(key, { status: 'failed', progress: 0, error })
      },
    )
  }, [items])
}

const isToSend = (item: UploadItem) => item.file && isPending(item)
