import '../../styles/hidden.css'
import './uploader.css'
import { type ReactNode, type SyntheticEvent, useCallback, useRef, useState } from 'react'
import { withMimeTypes } from '../../api/file-chooser/accept.ts'
import { enUploader } from '../../base/locale/en/enUploader.ts'
import { fill, localeStore } from '../../base/locale/locale.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useFieldProps } from '../../hooks/form/fieldContext.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useStore } from '../../hooks/useStore.ts'
import type { UploaderProps } from './UploaderProps.ts'
import { Sign, UploadTile } from './UploadTile.tsx'
import {
  acceptList,
  completeItem,
  isComing,
  isPicture,
  neighbourOf,
  patchItem,
  sizeText,
  sortFiles,
  type UploadItem,
  type UploadRejection,
} from './uploader.state.ts'
import { useFileChooser } from './useFileChooser.ts'
import { useFileDrop } from './useFileDrop.ts'
import { useFileUrls } from './useFileUrls.ts'
import { useFocusAfterRemove } from './useFocusAfterRemove.ts'
import { useUnmountSignal } from './useUnmountSignal.ts'
import { focusCause, useUploadCheck } from './useUploadCheck.ts'
import { useUploadForm } from './useUploadForm.ts'
import { useUploadItems } from './useUploadItems.ts'
import { useUploadNews } from './useUploadNews.ts'
import { useUploads } from './useUploads.ts'

let keyCount = 0

/** A unique key, also among keys that an app has stored earlier. */
const freshKey = () => `${Date.now().toString(36)}-${++keyCount}`

/**
 * A field for files and images: users can add files, which it displays and uploads.
 *
 * It is a `<fieldset>`. It needs a name: `aria-label`, or `aria-labelledby`.
 *
 * @example
 * <Uploader aria-label="Photos" name="photos" url="/api/photos" accept="image/*" multiple max={9} />
 */
export function Uploader({
  value,
  defaultValue,
  url,
  uploadOptions,
  readUrl,
  upload,
  accept = '',
  capture,
  multiple = false,
  max = Number.POSITIVE_INFINITY,
  maxSize = Number.POSITIVE_INFINITY,
  readOnly = false,
  required = false,
  beforeRemove,
  onChange,
  onReject,
  onPreview,
  children,
  ref,
  ...rest
}: UploaderProps): ReactNode {
  const words = useWords(enUploader)
  const { locale } = useStore(localeStore)
  const unmountSignal = useUnmountSignal()
  /** The fieldset, kept while the page is covered, when React resets refs. */
  const root = useRef<HTMLFieldSetElement>(undefined)
  const keepRoot = useCallback((element: HTMLFieldSetElement | null) => {
    root.current = element ?? root.current
  }, [])
  const emit = <Detail,>(
    type: string,
    listener: ((event: ComponentEvent<Detail, HTMLFieldSetElement>) => void) | undefined,
    detail: Detail,
    source?: SyntheticEvent | Event,
  ) => {
    if (!root.current) return false
    const event = componentEvent(type, root.current, detail, source)
    listener?.(event)
    return event.defaultPrevented
  }
  const { items, readItems, change, reset } = useUploadItems(value, defaultValue, (next, source) =>
    emit('change', onChange, { value: next }, source),
  )
  const isSent = upload !== undefined || url !== undefined
  useUploads({
    ...{ items, unmountSignal, upload, url, uploadOptions, readUrl, readItems },
    patch: (key, fields) => change(patchItem(readItems(), key, fields)),
  })
  const news = useUploadNews(items, words)
  const [messages, setMessages] = useState<readonly string[]>([])

  const types = acceptList(accept)
  const pictures = items.filter((item) => isPicture(item, types))
  const urls = useFileUrls(pictures.flatMap(({ file }) => file ?? []))
  const srcOf = ({ file, url: there }: UploadItem) => (file && urls.get(file)) || there || undefined

  const isFixed = () => readOnly || !root.current || root.current.matches(':disabled')
  const room = () => Math.max(0, max - readItems().length)
  const refuse = (reason: UploadRejection, files: readonly File[]) => {
    // Without the source event, because the default of a drop is prevented anyway, and must not count as prevented by the
    // app.
    if (emit('reject', onReject, { reason, files })) return
    const limit = reason === 'size' ? sizeText(maxSize, locale) : multiple ? max : Math.min(1, max)
    const names = files.map(({ name }) => name).join(', ') || accept
    setMessages((before) => [...before, fill(words[`uploader.${reason}`], { limit, names })])
  }
  const add = (files: readonly File[], source?: SyntheticEvent | Event) => {
    setMessages([])
    const places = multiple ? room() : Math.min(1, room())
    const { taken, refused } = sortFiles(files, { accept: types, maxSize, room: places })
    for (const [reason, some] of refused) refuse(reason, some)
    if (taken.length === 0) return
    change([...readItems(), ...taken.map((file) => completeItem({ key: freshKey(), file }))], source)
  }
  const [choose, chooserProps] = useFileChooser(add, () => multiple && room() > 1)
  const keepFocus = useFocusAfterRemove(items, root)
  const remove = async (item: UploadItem, source: SyntheticEvent) => {
    if (isFixed() || (beforeRemove && !(await beforeRemove(item))) || unmountSignal.aborted) return
    const { key } = item
    const before = readItems()
    keepFocus(key, neighbourOf(before, key))
    setMessages([])
    change(
      before.filter((one) => one.key !== key),
      source,
    )
  }
  const show = async (item: UploadItem, source: SyntheticEvent) => {
    if (emit('preview', onPreview, { item }, source) || !pictures.includes(item)) return
    const viewer = await import('../../api/preview-image/index.ts')
    // The uploaded addresses, if available, because they still work after a reload of the viewer.
    const addresses = pictures.map((one) => one.url || srcOf(one) || '')
    void viewer.previewImage({ urls: addresses, current: pictures.indexOf(item) })
  }

  const [isOver, dropListeners] = useFileDrop(() => !isFixed() && room() > 0, add)
  const formRef = useUploadForm(
    () =>
      isSent
        ? items.flatMap((item) => (item.status === 'done' ? item.url : []))
        : items.flatMap((item) => item.file ?? (item.url || [])),
    reset,
  )
  const lost = items.filter(({ status }) => status === 'failed').map(({ name }) => name)
  const isBusy = lost.length === 0 && items.some((item) => isComing(item, isSent))
  const isMissing = required && items.length === 0
  const lostWords = lost.length > 0 ? fill(words['uploader.invalid'], { names: lost.join(', ') }) : ''
  const checkRef = useUploadCheck({ message: isBusy ? words['uploader.busy'] : lostWords, isBusy, isMissing })
  const own = {
    ...useFieldProps(rest),
    className: 'sw-uploader',
    'data-readonly': readOnly || undefined,
    'data-over': isOver || undefined,
    ...dropListeners,
  }
  const isStill = readOnly || rest.disabled === true
  return (
    <fieldset {...mergeProps(own, rest)} ref={useMergedRef<HTMLFieldSetElement>(keepRoot, formRef, focusCause, ref)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without markers as a list. */}
      <ul className="sw-uploader-list" role="list">
        {items.map((item) => (
          <UploadTile
            key={item.key}
            src={srcOf(item)}
            isPicture={pictures.includes(item)}
            isFixed={isStill}
            isQueued={isSent}
            onShow={pictures.includes(item) || onPreview ? (source) => show(item, source) : undefined}
            onRetry={(source) => change(patchItem(readItems(), item.key, { status: 'waiting', progress: 0 }), source)}
            onRemove={(source) => remove(item, source)}
            {...{ item, locale, words }}
          />
        ))}
        {!readOnly && items.length < max && (
          <li className="sw-uploader-item">
            <button
              type="button"
              className="sw-uploader-file sw-uploader-add"
              aria-label={children === undefined ? words['uploader.add'] : undefined}
              onClick={choose}
            >
              {children ?? <Sign path="M12 5v14M5 12h14" />}
            </button>
          </li>
        )}
      </ul>
      {/* The input that forms validate: a file input reports a missing file in the browser's language. Without a name it is not
   submitted. */}
      <input
        type="file"
        className="sw-uploader-check"
        tabIndex={-1}
        aria-hidden="true"
        form={rest.form}
        disabled={readOnly}
        required={isMissing}
        onFocus={() => root.current?.focus()}
        ref={checkRef}
      />
      <input {...chooserProps} accept={withMimeTypes(types).join()} capture={capture} />
      <div className="sw-uploader-complaints" role="alert">
        {messages.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className="sw-hidden" role="status">
        {news}
      </div>
    </fieldset>
  )
}
