import { dateText } from './dateWords.ts'
import { calendar } from './moment.state.ts'
import type { AnyPickerProps, PickerRow, PickerValue } from './pickerProps.ts'
import { regionsAlong, rowsOfRegions } from './regions.state.ts'

/** The props that the text of a choice depends on. */
export type Choices = Pick<AnyPickerProps, 'mode' | 'range' | 'rangeKey' | 'regions'>

/** Returns the text of a choice, or an empty string without a choice. */
export function choiceText(value: PickerValue | undefined, choices: Choices, locale: string): string {
  const { mode = 'selector', rangeKey, regions = [] } = choices
  if (value === undefined) return ''
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

const namesAt = (regions: NonNullable<Choices['regions']>, value: readonly string[]): string[] => {
  const rows = rowsOfRegions(regions, value)
  return regionsAlong(regions, rows)
    .slice(0, rows.length)
    .map(({ name }) => name)
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
