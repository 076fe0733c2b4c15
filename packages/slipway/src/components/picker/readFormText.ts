import { type Choices, formText, listsOf } from './choiceText.ts'
import type { PickerDetail } from './pickerProps.ts'
import type { PickerRegion } from './regions.state.ts'

/** Parses a value as a form sends it. Returns `undefined` for a choice that does not exist, such as a row that is not loaded. */
export function readFormText(text: string, choices: Choices): PickerDetail | undefined {
  const { mode = 'selector', items, regions = [] } = choices
  if (!text) return undefined
  if (items) return items.find(({ value }) => String(value) === text)
  if (mode === 'time' || mode === 'date') return { value: text }
  if (mode === 'region') {
    const found = regionsNamed(regions, text)
    const detail = { value: found.map(({ name }) => name), code: found.map(({ code = '' }) => code) }
    return formText(detail.value) === text ? detail : undefined
  }
  const rows = text.split(',').map(Number)
  const exists = listsOf(choices).every((list, column) => list[rows[column] as number] !== undefined)
  return exists ? { value: mode === 'selector' ? (rows[0] as number) : rows } : undefined
}

/** Returns the regions whose names, the largest first, are separated by commas in a text. A name may contain commas as well. */
function regionsNamed(regions: readonly PickerRegion[], text: string): PickerRegion[] {
  const found = regions.find(({ name }) => `${text},`.startsWith(`${name},`))
  return found ? [found, ...regionsNamed(found.children ?? [], text.slice(found.name.length + 1))] : []
}
