import { enUploader } from '../../../base/locale/en/enUploader.ts'
import { fill } from '../../../base/locale/locale.ts'
import { words } from '../../../base/locale/words.ts'
import type { Upload } from './createUploads.ts'

/** Functions of the buttons of a tile. */
interface TileActions {
  onRetry(): void
  onRemove(): void
}

/** Shows an upload in its element: the name and the progress, or the failure with a button to try again. */
export function renderTile(node: HTMLElement, { file, status, percent }: Upload, actions: TileActions): void {
  const texts = words(enUploader)
  const label = fill(texts[status === 'failed' ? 'uploader.failed' : 'uploader.uploading'], { name: file.name })
  const text = Object.assign(document.createElement('span'), { role: 'status', textContent: label })
  const remove = button(fill(texts['uploader.remove'], { name: file.name }), '✕', actions.onRemove)
  remove.ariaLabel = fill(texts['uploader.remove'], { name: file.name })
  node.dataset.status = status
  node.replaceChildren(
    text,
    status === 'failed'
      ? button(texts['uploader.retry'], texts['uploader.retry'], actions.onRetry)
      : progress(label, percent),
    remove,
  )
}

function progress(label: string, percent: number): HTMLElement {
  const bar = Object.assign(document.createElement('progress'), { max: 100, value: percent })
  bar.ariaLabel = label
  return bar
}

function button(label: string, text: string, onPress: () => void): HTMLButtonElement {
  const element = Object.assign(document.createElement('button'), { type: 'button', textContent: text })
  element.ariaLabel = label
  element.addEventListener('click', onPress)
  return element
}
