/** How much room the text of a field needs, in CSS pixels. */
export interface TextSize {
  /** The height of all its lines. */
  readonly height: number
  readonly lineCount: number
}

/**
 * Measures the text of a field in a copy that nobody sees: the field itself may be higher than its text, and to make it lower
 * for a moment would move what scrolls around it.
 */
export function measureText(control: HTMLTextAreaElement): TextSize {
  const copy = control.cloneNode() as HTMLTextAreaElement
  for (const name of ['id', 'name', 'placeholder', 'rows']) copy.removeAttribute(name)
  copy.inert = true
  // Without borders, and without a bar to scroll with: the lines break where those of the field do.
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
  // What scrolls is told in whole pixels, lines have fractions.
  return { height: whole < lines + 1 ? lines : whole, lineCount }
}
