import type { ReactNode } from 'react'
import { partName } from '../../base/moment/dateWords.ts'
import { dateTime, type Moment, numbersAt } from '../../base/moment/moment.ts'
import { PickerView, PickerViewColumn } from '../picker-view/index.ts'
import { type Draft, type DraftRules, fitDraft, minutesAt } from './draft.state.ts'
import { halfNames, twelveOf } from './typing.state.ts'

interface TimeWheelsProps {
  /** The chosen moment. Parts that are not chosen yet are those of now. */
  readonly moment: Moment
  readonly rules: DraftRules
  readonly locale: string
  readonly isTwelveHours: boolean
  /** Name of the group; `undefined` if the sheet is the group. */
  readonly label: string | undefined
  onTurn(time: Draft): void
}

/** Wheels for the hour and the minute of a moment. */
export function TimeWheels({ moment, rules, locale, isTwelveHours, label, onTurn }: TimeWheelsProps): ReactNode {
  const { limits, minuteStep } = rules
  const [hour = 0, minute = 0] = moment.slice(3)
  const { first, last } = numbersAt(dateTime, moment, 3, limits)
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const half = Math.floor(hour / 12)
  const halves = [...new Set(hours.map((each) => Math.floor(each / 12)))]
  const shownHours = isTwelveHours ? hours.filter((each) => Math.floor(each / 12) === half) : hours
  const minutes = minutesAt(moment, limits, minuteStep)
  const names = halfNames(locale)
  const number = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })
  const columns = [
    {
      name: partName(locale, 'hour'),
      rows: shownHours.map((each) => number.format(isTwelveHours ? twelveOf(each) : each)),
      chosen: shownHours.indexOf(hour),
    },
    {
      name: partName(locale, 'minute'),
      rows: minutes.map((each) => number.format(each)),
      chosen: minutes.indexOf(minute),
    },
    ...(isTwelveHours
      ? [
          {
            name: partName(locale, 'dayPeriod'),
            rows: halves.map((each) => names[each] ?? ''),
            chosen: halves.indexOf(half),
          },
        ]
      : []),
  ]
  const turn = ([hourRow = 0, minuteRow = 0, halfRow = 0]: readonly number[]) => {
    const next = shownHours[hourRow] ?? hour
    const nextHalf = isTwelveHours ? (halves[halfRow] ?? half) : half
    const time = [isTwelveHours ? (next % 12) + 12 * nextHalf : next, minutes[minuteRow] ?? minute]
    onTurn(fitDraft([...moment.slice(0, 3), ...time], moment, rules).slice(3))
  }
  return (
    <PickerView
      className="sw-time-wheels"
      // Hours are on the left in every script.
      dir="ltr"
      role={label === undefined ? 'presentation' : 'group'}
      aria-label={label}
      value={columns.map(({ chosen }) => chosen)}
      onChange={({ detail }) => turn(detail.value)}
    >
      {columns.map(({ name, rows }) => (
        <PickerViewColumn key={name} aria-label={name}>
          {rows.map((row) => (
            <span key={row}>{row}</span>
          ))}
        </PickerViewColumn>
      ))}
    </PickerView>
  )
}
