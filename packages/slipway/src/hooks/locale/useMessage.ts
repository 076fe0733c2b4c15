import { fill } from '../../base/locale/locale.ts'
import type { MessageKey } from '../../base/locale/messages.ts'
import { useMessages } from './useMessages.ts'

/**
 * Returns one of the runtime's texts in the app's language, with its `{name}` placeholders filled. Renders the component again when
 * the language changes.
 *
 * @example
 * useMessage('previewImage.position', { current: 2, total: 5 }) // 'Image 2 of 5'
 */
export function useMessage(key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string {
  return fill(useMessages()[key], values)
}
