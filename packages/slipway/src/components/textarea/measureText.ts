/** The size of the text of a field, in CSS pixels. */
export interface TextSize {
  /** The height of all its lines. */
  readonly height: number
  readonly lineCount: number
}

/**
 * Measures the text of a field in an invisible copy. The field itself may be higher than its text, and shrinking it for a
 * moment would move the scroll position of its container.
 */
export function measureText(control: HTMLTextAreaElement): TextSize {
  const copy = control.cloneNode() as HTMLTextAreaElement
  for (const name of ['id', 'name', 'placeholder', 'rows']) copy.removeAttribute(name)
  copy.inert = true
  // Without borders and scrollbar, and with the same width, so that the lines break as in the field.
  copy.style.cssText += `;position:absolute;visibility:hidden;box-sizing:border-box;border:0;overflow:hidden;
    inline-size:${control.clientWidth}px;block-size:0;min-block-size:0;field-sizing:fixed`
  control.after(copy)
  const { paddingBlockStart, paddingBlockEnd, lineHeight } = getComputedStyle(copy)
  const padding = Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd)
  const heightOf = (text: string) => {
    copy.value = text
    return copy.scrollHeight - padding
  }
  const line = heightOf('')
  const whole = heightOf(control.value)
  copy.remove()
  const lineCount = Math.max(1, Math.round(whole / line))
  const lines = lineCount * (Number.parseFloat(lineHeight) || line)
  // `scrollHeight` is an integer, but line heights have fractions.
  return { height: whole < lines + 1 ? lines : whole, lineCount }
}
