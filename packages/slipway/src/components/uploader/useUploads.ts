import { useEffect, useRef } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import type { UploaderProps } from './UploaderProps.ts'
import { isPending, type UploadItem } from './uploader.state.ts'

/** The context of a custom `upload`. */
export interface UploadContext {
  /** Aborted when the file is removed, and when the uploader is unmounted. */
  readonly signal: AbortSignal
  /** Call it with the progress in percent. */
  readonly onProgress: (percent: number) => void
}

/** Uploads a file, and resolves with its address. If it rejects, the file has failed and can be tried again. */
export type UploadFunction = (file: File, context: UploadContext) => Promise<string>

/** Options of `useUploads`. */
export interface Uploads extends Pick<UploaderProps, 'upload' | 'url' | 'uploadOptions' | 'readUrl'> {
  readonly items: readonly UploadItem[]
  /** Aborted when the uploader is unmounted. */
  readonly unmountSignal: AbortSignal
  /** Returns the latest list, which may not have been rendered yet. */
  readItems(): readonly UploadItem[]
  patch(key: string, fields: Partial<UploadItem>): void
}

/**
 * Uploads the waiting files of a list. The code is imported with the first file.
 *
 * The list decides: a file that is removed from it is aborted, and a file that is set to `waiting` is tried again.
 */
export function useUploads(given: Uploads): void {
  const { items } = given
  const latest = useLatest(given)
  const follow = useRef<() => void>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect depends only on the list.
  useEffect(() => {
    const { upload, url, unmountSignal, readItems, patch } = given
    if (follow.current) return follow.current()
    if (!items.some(isToSend) || !(upload || url !== undefined)) return
    // Without `whenLoaded`, because a press does not try again: the user uploads the failed files again.
    import('./uploads.ts').then(
      (late) => {
        follow.current ??= late.followUploads(latest)
        if (!unmountSignal.aborted) follow.current()
      },
      (error: unknown) => {
        // If the chunk cannot be loaded, the files can be tried again, like failed uploads.
        if (unmountSignal.aborted) return
        for (const { key } of readItems().filter(isToSend)) patch(key, { status: 'failed', progress: 0, error })
      },
    )
  }, [items])
}

const isToSend = (item: UploadItem) => item.file && isPending(item)
