import { HostError } from '../../base/call/HostError.ts'
import type { SelectedTextRangeHost } from './host.ts'

/** Input types with a text, whose selection browsers do not return. */
const withoutSelection = new Set(['email', 'number'])

/** Reads the selection of `<input>` and `<textarea>`. */
export const host: SelectedTextRangeHost = {
  read() {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    let field = document.activeElement
    while (field?.shadowRoot?.activeElement) field = field.shadowRoot.activeElement
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined
    const { selectionStart: start, selectionEnd: end } = field
    if (start !== null && end !== null) return { start, end }
    if (!withoutSelection.has(field.type)) return undefined
    throw new HostError('unsupported', `fields of type ${field.type} do not return their selection`)
  },
}
