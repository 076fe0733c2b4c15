import { fill } from '../../base/locale/locale.ts'
import type { MessageKey } from '../../base/locale/messages.ts'
import { useMessages } from './useMessages.ts'

/**
 * One of the runtime's own texts in the language of the app, with its `{name}` places filled; the component renders again
 * when the language switches.
 *
 * @example
 * useMessage('previewImage.position', { current: 2, total: 5 }) // 'Image 2 of 5'
 */
export function useMessage(key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string {
  return fill(useMessages()[key], values)
}
