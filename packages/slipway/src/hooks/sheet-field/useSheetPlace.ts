import { type ReactNode, type RefObject, useState } from 'react'
import { createPortal } from 'react-dom'
import { labelText, textOfIds } from '../form/fieldName.ts'

/**
 * Name and place of the sheet of a field.
 *
 * @param button The button that opens the sheet.
 * @param labelId The id of the element that names the button; `undefined` if only a `<label>` names it.
 * @returns `name`, the text that names the button when the sheet is rendered first, and `place`, which renders the sheet outside of a
 * `<label>`: there its texts would be a part of the button's name, and a click in the sheet would press the button.
 */
export function useSheetPlace(
  button: RefObject<HTMLButtonElement | null>,
  labelId: string | undefined,
): { readonly name: string; place(sheet: ReactNode): ReactNode } {
  const [name] = useState(() => (labelId ? textOfIds(labelId) : labelText(button.current)))
  const outside = button.current?.closest('label')?.parentElement
  return { name, place: (sheet) => (outside ? createPortal(sheet, outside) : sheet) }
}
