import { dateOrder, dateParts, dateRows, partName } from '../../base/moment/dateWords.ts'
import {
  calendar,
  calendarLimits,
  clock,
  clockLimits,
  fitMoment,
  type Moment,
  type MomentKind,
  type MomentLimits,
  nearest,
  numbersAt,
  steppedNumbers,
  turnMoment,
} from '../../base/moment/moment.ts'
import { clamp } from '../../base/numbers/clamp.ts'
import { listsOf, rowText } from './choiceText.ts'
import type { AnyPickerProps, PickerDetail, PickerItem, PickerRow, PickerValue } from './pickerProps.ts'
import { type PickerRegion, regionLevels, regionsAlong, rowsOfRegions } from './regions.state.ts'

/** An unconfirmed choice: the row of each column, or the parts of a moment. */
export type Draft = readonly number[]

/** A column of an open picker. */
export interface PickerColumn {
  readonly rows: readonly string[]
  readonly chosen: number
  /** Indexes of the rows that cannot be chosen. */
  readonly disabledRows?: ReadonlySet<number>
  /** Accessible name of the column; `undefined` for lists. */
  readonly name?: string
  /** Share of the width; lists have equal shares, because their rows may change. */
  readonly grow?: number
}

/** Behaviour of a mode of the picker while it is open. For any draft, the resulting choice exists. */
export interface PickerModel {
  /** Returns the draft for a value when the picker opens. */
  open(value: PickerValue | undefined): Draft
  columns(draft: Draft): PickerColumn[]
  /** Returns the draft after a column has stopped on another row. */
  turn(draft: Draft, column: number, row: number): Draft
  detail(draft: Draft): PickerDetail
}

/** Returns the model for the props of a picker. */
export function pickerModel(props: AnyPickerProps, locale: string, now: Date): PickerModel {
  switch (props.mode) {
    case 'date':
      return dateModel(props, locale, now)
    case 'time':
      return timeModel(props, locale, now)
    case 'region':
      return regionModel(props.regions ?? [])
    default:
      if (props.items) return itemModel(props.items)
      return listModel(listsOf(props), props.rangeKey, props.mode === 'multiSelector')
  }
}

function listModel(
  lists: readonly (readonly PickerRow[])[],
  rangeKey: string | undefined,
  isMany: boolean,
): PickerModel {
  const rowIn = (draft: Draft, column: number) => clampRow(draft[column], lists[column]?.length ?? 0)
  return {
    open: (value) => [value ?? 0].flat() as number[],
    columns: (draft) =>
      lists.map((list, column) => ({ rows: list.map((row) => rowText(row, rangeKey)), chosen: rowIn(draft, column) })),
    // A column without a row in the draft is at its first row.
    turn: (draft, column, row) => lists.map((_, index) => (index === column ? row : (draft[index] ?? 0))),
    detail(draft) {
      const rows = lists.map((_, column) => rowIn(draft, column))
      return { value: isMany ? rows : (rows[0] ?? 0) }
    },
  }
}

function itemModel(items: readonly PickerItem[]): PickerModel {
  const disabledRows = new Set(items.flatMap(({ disabled }, row) => (disabled ? [row] : [])))
  /** Returns the nearest row that can be chosen, first in the direction of the turn; the row itself if there is none. */
  const enabledRow = (row: number, direction: number) => {
    const others = items.map((_, index) => index).filter((index) => !disabledRows.has(index))
    const ahead = others.filter((index) => (index - row) * direction >= 0)
    return (ahead.length > 0 ? ahead : others).reduce(
      (best, index) => (best < 0 || Math.abs(index - row) < Math.abs(best - row) ? index : best),
      others.length > 0 ? -1 : row,
    )
  }
  const rowOf = (draft: Draft) => clampRow(draft[0], items.length)
  return {
    open(value) {
      const row = items.findIndex((item) => item.value === value)
      return [row < 0 ? enabledRow(0, 1) : row]
    },
    columns: (draft) => [{ rows: items.map(({ label }) => label), chosen: rowOf(draft), disabledRows }],
    turn: (draft, _column, row) => [enabledRow(row, row < rowOf(draft) ? -1 : 1)],
    detail: (draft) => ({ value: items[rowOf(draft)]?.value ?? '' }),
  }
}

function regionModel(regions: readonly PickerRegion[]): PickerModel {
  return {
    open: (value) => rowsOfRegions(regions, [value ?? []].flat().map(String)),
    columns: (draft) =>
      regionLevels(regions, draft).map((level, column) => ({
        rows: level.map(({ name }) => name),
        chosen: clampRow(draft[column], level.length),
      })),
    // Inside another region, the smaller columns begin at their first row.
    turn: (draft, column, row) => [...Array.from({ length: column }, (_, index) => draft[index] ?? 0), row],
    detail(draft) {
      const places = regionsAlong(regions, draft)
      return { value: places.map(({ name }) => name), code: places.map(({ code = '' }) => code) }
    },
  }
}

function dateModel({ fields, min, max }: AnyPickerProps, locale: string, now: Date): PickerModel {
  const parts = { year: 1, month: 2, day: 3 }[fields || 'day']
  const limits = calendarLimits(min ?? '', max ?? '', now.getFullYear())
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return momentModel(calendar, limits, today, {
    order: dateOrder(locale).filter((part) => part < parts),
    nameOf: (part) => partName(locale, dateParts[part] ?? 'day'),
    stepOf: () => 1,
    rowsOf: (part, numbers) => dateRows(locale, part, numbers[0] ?? 1, numbers.at(-1) ?? 1),
  })
}

function timeModel({ min, max, minuteStep = 1 }: AnyPickerProps, locale: string, now: Date): PickerModel {
  const step = Math.max(1, Math.floor(minuteStep) || 1)
  return momentModel(clock, clockLimits(min, max), [now.getHours(), now.getMinutes()], {
    order: [0, 1],
    nameOf: (part) => partName(locale, part === 0 ? 'hour' : 'minute'),
    stepOf: (part) => (part === 0 ? 1 : step),
    rowsOf: (_, numbers) => numbers.map((number) => String(number).padStart(2, '0')),
  })
}

/** Columns for the parts of a moment. */
interface MomentColumns {
  /** Index of the part shown by each column. */
  readonly order: readonly number[]
  nameOf(part: number): string
  /** Step between the numbers of a part. */
  stepOf(part: number): number
  rowsOf(part: number, numbers: readonly number[]): string[]
}

function momentModel(
  kind: MomentKind,
  limits: MomentLimits,
  now: Moment,
  { order, nameOf, stepOf, rowsOf }: MomentColumns,
): PickerModel {
  const numbersOf = (moment: Moment, part: number) =>
    steppedNumbers(numbersAt(kind, moment, part, limits), stepOf(part))
  const fit = (draft: Draft) => {
    const real = [...fitMoment(kind, draft, limits)]
    // The largest part first, because the numbers of a part depend on the larger parts.
    for (const [part, number] of real.entries()) real[part] = nearest(numbersOf(real, part), number)
    return real
  }
  return {
    open: (value) => fit(kind.read(String(value ?? '')) ?? now),
    columns(draft) {
      const moment = fit(draft)
      return order.map((part) => {
        const numbers = numbersOf(moment, part)
        const rows = rowsOf(part, numbers)
        const grow = Math.max(...rows.map(({ length }) => length)) + 3
        return { rows, chosen: numbers.indexOf(moment[part] ?? 0), name: nameOf(part), grow }
      })
    },
    turn(draft, column, row) {
      const moment = fit(draft)
      const part = order[column] ?? 0
      return fit(turnMoment(kind, moment, part, numbersOf(moment, part)[row] ?? 0, limits))
    },
    detail: (draft) => ({ value: kind.write(fit(draft), order.length) }),
  }
}

const clampRow = (row: number | undefined, count: number) => clamp(row ?? 0, 0, Math.max(0, count - 1))
