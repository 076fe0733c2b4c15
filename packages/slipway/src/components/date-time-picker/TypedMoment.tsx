import type { ClipboardEvent, ReactNode } from 'react'
import { dateParts, partName } from '../../base/moment/dateWords.ts'
import type { Moment } from '../../base/moment/moment.ts'
import { type Draft, rangeOfPart, readDraft, setPart, stepPart } from './draft.state.ts'
import { NumberField } from './NumberField.tsx'
import {
  directionOf,
  halfNames,
  hourOf,
  readPasted,
  type TypedItem,
  twelveOf,
  typedItems,
  yearOf,
} from './typing.state.ts'

const partNames = [...dateParts, 'hour', 'minute'] as const

interface TypedMomentProps {
  readonly draft: Draft
  readonly label: string
  /** Whether the label is visible. */
  readonly showLabel: boolean
  readonly locale: string
  readonly isTwelveHours: boolean
  readonly now: Moment
  readonly minuteStep: number
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
  /** Ref of the first field. */
  readonly firstRef: ((element: HTMLElement | null) => void) | undefined
  onFocus(): void
  onDraft(draft: Draft): void
}

/** A date and time that is typed part by part, in the order of the app's language. */
export function TypedMoment({
  draft,
  label,
  showLabel,
  locale,
  isTwelveHours,
  now,
  minuteStep,
  describedBy,
  isInvalid,
  firstRef,
  onFocus,
  onDraft,
}: TypedMomentProps): ReactNode {
  const items = typedItems(locale, draft.length, isTwelveHours)
  const indexOf = (number: number) => items.findIndex((item) => 'part' in item && item.part === number)
  const first = items.findIndex((item) => 'part' in item)
  const hasTime = indexOf(3) >= 0
  const [time, timeEnd] = hasTime ? [indexOf(3), indexOf(4) + 1] : [items.length, items.length]
  const hour = draft[3]
  const half = Math.floor((hour ?? now[3] ?? 0) / 12)
  const names = halfNames(locale)
  const textOf = (part: number, number: number) =>
    new Intl.NumberFormat(locale, { useGrouping: false, minimumIntegerDigits: part === 0 ? 4 : 2 }).format(number)
  const paste = (event: ClipboardEvent) => {
    const text = readPasted(event.clipboardData.getData('text'))
    if (text === undefined) return
    event.preventDefault()
    const pasted = [text, text.slice(0, 10)].map((each) => readDraft(each, draft.length))
    const known = pasted.find((each) => each[0] !== undefined) ?? readDraft(text.slice(0, 10), 3)
    if (known[0] !== undefined) onDraft(draft.map((number, part) => known[part] ?? number))
  }
  const viewOf = (item: TypedItem, index: number) => {
    const key = String(index)
    if ('text' in item)
      return (
        <span key={key} aria-hidden="true">
          {item.text}
        </span>
      )
    if ('half' in item)
      return (
        <button
          key={key}
          type="button"
          className="sw-typed-half"
          data-typed=""
          onClick={() => onDraft(setPart(draft, 3, ((hour ?? now[3] ?? 0) + 12) % 24))}
        >
          {names[half]}
        </button>
      )
    const { part } = item
    const isTwelve = part === 3 && isTwelveHours
    const number = draft[part]
    const shown = number === undefined || !isTwelve ? number : twelveOf(number)
    return (
      <NumberField
        key={key}
        ref={index === first ? firstRef : undefined}
        label={partName(locale, partNames[part] ?? 'day')}
        number={shown}
        range={isTwelve ? { first: 1, last: 12 } : rangeOfPart(part === 2 ? draft : [], part)}
        textOf={(each) => textOf(part, each)}
        numberOf={part === 0 ? (digits) => yearOf(digits, now[0] ?? 2_000) : Number}
        isInvalid={isInvalid}
        onNumber={(next) => onDraft(setPart(draft, part, next === undefined || !isTwelve ? next : hourOf(next, half)))}
        onStep={(steps) => onDraft(stepPart(draft, part, steps, now, minuteStep))}
      />
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend.
    <div
      role="group"
      className="sw-typed"
      aria-label={label}
      aria-describedby={describedBy}
      data-invalid={isInvalid || undefined}
      onFocus={onFocus}
      onPaste={paste}
    >
      {showLabel && (
        <span className="sw-typed-label" aria-hidden="true">
          {label}
        </span>
      )}
      <span className="sw-typed-parts" dir={directionOf(items)}>
        {items.slice(0, time).map(viewOf)}
        {/* Hours are on the left of minutes in every script. */}
        <span className="sw-typed-time" dir="ltr">
          {items.slice(time, timeEnd).map((item, index) => viewOf(item, time + index))}
        </span>
        {items.slice(timeEnd).map((item, index) => viewOf(item, timeEnd + index))}
      </span>
    </div>
  )
}
