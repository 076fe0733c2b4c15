import type { ChangeEvent } from 'react'
import type { Choices } from './choiceText.ts'
import type { PickerDetail } from './pickerProps.ts'
import { readFormText } from './readFormText.ts'

/**
 * Confirms the choice that page restore has set in the input of a picker. Prevents the event if the choice does not exist:
 * page restore then tries again for a second, because the rows may be loaded later.
 */
export function restoreChoice(
  event: ChangeEvent<HTMLInputElement>,
  choices: Choices,
  confirm: (detail: PickerDetail, source: Event) => void,
): void {
  const detail = readFormText(event.currentTarget.value, choices)
  if (detail) confirm(detail, event.nativeEvent)
  else event.preventDefault()
}
