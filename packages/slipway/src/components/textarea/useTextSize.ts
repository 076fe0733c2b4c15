import { type RefObject, useLayoutEffect } from 'react'
import { watchText } from '../../hooks/text-field/watchText.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { measureText, type TextSize } from './measureText.ts'

/** Options of `useTextSize`. */
export interface TextSizeOptions {
  /** Called initially and with each new text. */
  readonly onText: ((text: string) => void) | undefined
  /** Called with the number of lines, initially and when it changes. */
  readonly onLines: ((size: TextSize) => void) | undefined
  /** Whether the height of the field follows its text, also in browsers without `field-sizing`. */
  readonly autoHeight: boolean
}

/** Observes the text of a field and its size. Measures only if an option requires it. */
export function useTextSize(control: RefObject<HTMLTextAreaElement | null>, options: TextSizeOptions): void {
  const { onText, onLines, autoHeight } = options
  const latest = useLatest({ onText, onLines })
  const isText = onText !== undefined
  const isLines = onLines !== undefined
  useLayoutEffect(() => {
    const field = control.current
    const isHeight = autoHeight && !globalThis.CSS?.supports?.('field-sizing', 'content')
    if (!field || !(isText || isLines || isHeight)) return
    let lines = 0
    let widthPx = field.clientWidth
    const measure = () => {
      if (!isLines && !isHeight) return
      const size = measureText(field)
      if (isHeight) fit(field, size)
      if (size.lineCount === lines) return
      lines = size.lineCount
      latest.current.onLines?.(size)
    }
    const look = () => {
      latest.current.onText?.(field.value)
      measure()
    }
    look()
    const stop = watchText(field, look)
    const observer = new ResizeObserver(() => {
      if (widthPx === field.clientWidth) return
      widthPx = field.clientWidth
      measure()
    })
    if (isLines || isHeight) observer.observe(field)
    return () => {
      stop()
      observer.disconnect()
      if (isHeight) field.style.blockSize = ''
    }
  }, [control, latest, autoHeight, isText, isLines])
}

function fit(field: HTMLTextAreaElement, { height }: TextSize): void {
  const { paddingBlockStart, paddingBlockEnd, borderBlockStartWidth, borderBlockEndWidth } = getComputedStyle(field)
  const around = [paddingBlockStart, paddingBlockEnd, borderBlockStartWidth, borderBlockEndWidth]
  field.style.blockSize = `${around.reduce((sum, length) => sum + Number.parseFloat(length), height)}px`
}
