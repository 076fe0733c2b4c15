import { dateText } from '../../base/moment/dateWords.ts'
import { calendar } from '../../base/moment/moment.ts'
import type { AnyPickerProps, PickerRow, PickerValue } from './pickerProps.ts'
import type { PickerRegion } from './regions.state.ts'

/** The props that the text of a choice depends on. */
export type Choices = Pick<AnyPickerProps, 'mode' | 'range' | 'rangeKey' | 'items' | 'regions'>

/** Returns the text of a choice, or an empty string without a choice. */
export function choiceText(value: PickerValue | undefined, choices: Choices, locale: string): string {
  const { mode = 'selector', rangeKey, items, regions = [] } = choices
  if (value === undefined) return ''
  if (items) return items.find((item) => item.value === value)?.label ?? ''
  if (mode === 'time') return String(value)
  if (mode === 'date') {
    const moment = calendar.read(String(value))
    return moment ? dateText(locale, moment) : ''
  }
  const rows = [value].flat()
  if (mode === 'region') return namesAt(regions, rows.map(String)).join(' ')
  return listsOf(choices)
    .flatMap((list, column) => list[rows[column] as number] ?? [])
    .map((row) => rowText(row, rangeKey))
    .join(' ')
}

/** Returns the names of regions given by names or codes, up to the first unknown region. */
function namesAt(regions: readonly PickerRegion[], [first, ...deeper]: readonly string[]): string[] {
  // A region without a code does not match the end of the path.
  const region = regions.find(({ name, code }) => first !== undefined && (code === first || name === first))
  return region ? [region.name, ...namesAt(region.children ?? [], deeper)] : []
}

/** Returns the lists of a multi-selector, or the single list of a selector. */
export function listsOf({ mode, range = [] }: Choices): readonly (readonly PickerRow[])[] {
  return mode === 'multiSelector' ? (range as readonly (readonly PickerRow[])[]) : [range as readonly PickerRow[]]
}

/** Returns the text of an entry of a list. */
export function rowText(row: PickerRow, key = ''): string {
  return String(typeof row === 'object' ? ((row as Readonly<Record<string, unknown>>)[key] ?? '') : row)
}

/** Returns the value as a form sends it: several parts are separated by commas. */
export function formText(value: PickerValue | undefined): string {
  return value === undefined ? '' : [value].flat().join(',')
}
