import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react'
import type { enUploader } from '../../base/locale/en/enUploader.ts'
import { fill } from '../../base/locale/locale.ts'
import { isComing, sizeText, type UploadItem } from './uploader.state.ts'

interface UploadTileProps {
  readonly item: UploadItem
  /** The address of the image; `undefined` for other files. */
  readonly src: string | undefined
  readonly isPicture: boolean
  readonly locale: string
  readonly words: Readonly<Record<keyof typeof enUploader, string>>
  /** Whether the file cannot be removed or tried again. */
  readonly isFixed: boolean
  /** Whether waiting files are uploaded automatically. */
  readonly isQueued: boolean
  readonly onShow: ((source: SyntheticEvent) => void) | undefined
  onRetry(source: SyntheticEvent): void
  onRemove(source: SyntheticEvent): void
}

/** A file: its image or its name, its progress, and its buttons. */
export function UploadTile(props: UploadTileProps): ReactNode {
  const { item, src, locale, words, isFixed, isQueued, onShow, onRetry, onRemove } = props
  const { key, name, status, progress, size } = item
  const [broken, setBroken] = useState<string>()
  const isDrawn = props.isPicture && (src === undefined || src !== broken)
  const canRetry = status === 'failed' && !isFixed
  const press = canRetry ? onRetry : onShow
  const pressName = canRetry ? `${words['uploader.retry']}: ${name}` : fill(words['uploader.show'], { name })

  const erase = (event: KeyboardEvent) => {
    if (isFixed || (event.key !== 'Delete' && event.key !== 'Backspace')) return
    event.preventDefault()
    onRemove(event)
  }
  const face = isDrawn ? (
    <img className="sw-uploader-picture" alt="" src={src} onError={() => setBroken(src)} />
  ) : (
    <>
      <Sign path="M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8zM14 3v5h5" />
      <span className="sw-uploader-name">
        <span>{name}</span>
      </span>
      {size !== undefined && <span className="sw-uploader-size">{sizeText(size, locale)}</span>}
    </>
  )
  return (
    <li
      className="sw-uploader-item"
      data-status={status}
      data-named={!isDrawn || undefined}
      data-key={key}
      onKeyDown={erase}
    >
      {press ? (
        <button type="button" className="sw-uploader-file" aria-label={pressName} onClick={press}>
          {face}
        </button>
      ) : (
        <span className="sw-uploader-file">{face}</span>
      )}
      {isComing(item, isQueued) && (
        <span className="sw-uploader-veil">
          <svg
            className="sw-uploader-ring"
            viewBox="0 0 36 36"
            role="progressbar"
            aria-label={fill(words['uploader.uploading'], { name })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={progress}
          >
            <circle cx="18" cy="18" r="15" />
            <circle cx="18" cy="18" r="15" pathLength="100" strokeDasharray={`${progress} 100`} />
          </svg>
        </span>
      )}
      {status === 'failed' && (
        <span className="sw-uploader-veil" aria-hidden={canRetry || undefined}>
          <Sign path={canRetry ? 'M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7' : 'M12 7v6m0 3.5v.1'} />
          {canRetry ? (
            words['uploader.retry']
          ) : (
            <span className="sw-hidden">{fill(words['uploader.failed'], { name })}</span>
          )}
        </span>
      )}
      {!isFixed && (
        <button
          type="button"
          className="sw-uploader-remove"
          aria-label={fill(words['uploader.remove'], { name })}
          onClick={onRemove}
        >
          <Sign path="m8 8 8 8m0-8-8 8" />
        </button>
      )}
    </li>
  )
}

/** An icon drawn with one stroke. */
export function Sign({ path }: { readonly path: string }): ReactNode {
  return (
    <svg className="sw-uploader-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
