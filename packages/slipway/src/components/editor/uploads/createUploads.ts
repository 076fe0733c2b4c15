import type { EditorOp } from '../../../api/editor-context/contents.ts'
import { HostError } from '../../../base/call/HostError.ts'
import { enUploader } from '../../../base/locale/en/enUploader.ts'
import { fill } from '../../../base/locale/locale.ts'
import { words } from '../../../base/locale/words.ts'
import { safeImageAddress } from '../../../base/rich-text/safeAddress.ts'
import { pendingFields } from '../../../hooks/form/pendingFields.ts'
import type { EditorUpload } from '../editorProps.ts'
import type { QuillDelta, QuillEditor, QuillRange } from '../quill/quillParts.ts'
import { renderTile } from './renderTile.ts'
import { uploadTiles } from './uploadTiles.ts'

/** The images of an editor that are being uploaded. */
export interface Uploads {
  /** Begins to upload the images among some files. Each has a tile in the text until it is uploaded. */
  insert(range: QuillRange, files: readonly File[]): void
  /** Cancels the uploads whose tiles the user has removed. */
  settle(): void
  destroy(): void
}

/** An image that is not in the document yet. */
export interface Upload {
  readonly file: File
  status: 'uploading' | 'failed'
  percent: number
  node?: HTMLElement | undefined
  controller: AbortController
}

interface Options {
  readonly quill: QuillEditor
  readonly field: HTMLTextAreaElement
  newDelta(): QuillDelta
  upload(): EditorUpload | undefined
  /** Runs a change that is not reported, because no contents have tiles. */
  silently(run: () => void): void
}

/** Types of images that an editor inserts. Other pictures, such as SVG, can contain code. */
const bitmaps = /^image\/(?:png|jpeg|gif|webp)$/
/** The tile changes in these steps, because each change of the document costs time in a long text. */
const stepPercent = 10

/** Creates the uploads of an editor. */
export function createUploads({ quill, field, newDelta, upload, silently }: Options): Uploads {
  const items = new Map<string, Upload>()
  let count = 0
  let release: (() => void) | undefined

  const keyOf = ({ insert }: EditorOp) =>
    typeof insert === 'object' && 'upload' in insert ? String(insert.upload) : undefined
  const keysInText = () =>
    new Map(quill.editor.delta.ops.flatMap((op) => (keyOf(op) === undefined ? [] : [[keyOf(op), op]])))
  const positionOf = (key: string): number | undefined => {
    let index = 0
    for (const op of quill.editor.delta.ops) {
      if (keyOf(op) === key) return index
      index += typeof op.insert === 'string' ? op.insert.length : 1
    }
    return undefined
  }
  /** Changes the document without a step of undo: the finished image is one. */
  const unrecorded = (delta: QuillDelta) =>
    silently(() => {
      quill.history.ignoreChange = true
      quill.updateContents(delta, 'user')
      quill.history.ignoreChange = false
      quill.history.transform(delta)
    })
  const show = (key: string, item: Upload) => {
    if (item.node) renderTile(item.node, item, { onRetry: () => start(key, item), onRemove: () => remove(key) })
  }
  const remove = (key: string) => {
    const index = positionOf(key)
    if (index !== undefined) unrecorded(newDelta().retain(index).delete(1))
    items.get(key)?.controller.abort(removed())
    items.delete(key)
    quill.focus()
    check()
  }
  /** Makes a form wait for uploads, and reports images that have failed. */
  const check = () => {
    const shown = [...items].filter(([key]) => positionOf(key) !== undefined).map(([, item]) => item)
    const failed = shown.filter(({ status }) => status === 'failed').map(({ file }) => file.name)
    const isBusy = failed.length === 0 && shown.length > 0
    const texts = words(enUploader)
    const message = failed.length > 0 ? fill(texts['uploader.invalid'], { names: failed.join(', ') }) : ''
    field.setCustomValidity(isBusy ? texts['uploader.busy'] : message)
    if (isBusy && !release) pendingFields.set(field, new Promise((resolve) => (release = resolve)))
    if (isBusy) return
    pendingFields.delete(field)
    release?.()
    release = undefined
  }
  const start = (key: string, item: Upload) => {
    const controller = new AbortController()
    Object.assign(item, { status: 'uploading', percent: 0, controller })
    show(key, item)
    const onProgress = (percent: number) => {
      if (controller.signal.aborted || percent < item.percent + stepPercent) return
      item.percent = percent
      show(key, item)
    }
    run(upload() ?? readAsAddress, item.file, { signal: controller.signal, onProgress })
      .then(
        (address) => {
          const index = positionOf(key)
          if (controller.signal.aborted || index === undefined) return
          items.delete(key)
          unrecorded(newDelta().retain(index).delete(1))
          quill.history.cutoff()
          quill.updateContents(
            newDelta()
              .retain(index)
              .insert({ image: address }, { alt: nameOf(item.file) }),
            'user',
          )
          quill.history.cutoff()
        },
        () => {
          if (controller.signal.aborted) return
          item.status = 'failed'
          show(key, item)
        },
      )
      .finally(check)
    check()
  }
  uploadTiles.set(quill.root, (node, key) => {
    const item = items.get(key)
    if (!item) return
    item.node = node
    show(key, item)
  })

  return {
    insert({ index, length }, files) {
      const images = files.filter(({ type }) => bitmaps.test(type))
      if (images.length === 0) return
      if (length > 0) quill.deleteText(index, length, 'user')
      for (const [offset, file] of images.entries()) {
        const key = `${count++}`
        const item: Upload = { file, status: 'uploading', percent: 0, controller: new AbortController() }
        items.set(key, item)
        unrecorded(
          newDelta()
            .retain(index + offset)
            .insert({ upload: key } as never),
        )
        start(key, item)
      }
      quill.setSelection(index + images.length, 0, 'silent')
    },
    settle() {
      if (items.size === 0) return
      const inText = keysInText()
      for (const [key, item] of items) {
        if (inText.has(key) || item.status === 'failed') continue
        item.controller.abort(removed())
        // Undo may bring the tile back.
        item.status = 'failed'
      }
      check()
    },
    destroy() {
      for (const { controller } of items.values())
        controller.abort(new HostError('cancelled', 'the editor is unmounted'))
      items.clear()
      release?.()
    },
  }
}

const removed = () => new HostError('cancelled', 'the image is removed')

async function run(upload: EditorUpload, file: File, context: Parameters<EditorUpload>[1]): Promise<string> {
  const address = await upload(file, context)
  const safe = typeof address === 'string' ? safeImageAddress(address) : undefined
  if (safe === undefined) throw new HostError('failed', 'the upload has returned no address that an image may have')
  return safe
}

/** Without an upload, images are part of the document. */
const readAsAddress: EditorUpload = (file) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** The text for readers who do not see the image: the name of the file without its ending. */
const nameOf = ({ name }: File) => name.replace(/\.\w+$/, '')
